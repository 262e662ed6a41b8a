'use client';

export { OfficeError as default } from '@/components/office/office-error';
