'use client';

import { OfficeError } from '@/components/office/office-error';

export default OfficeError;
