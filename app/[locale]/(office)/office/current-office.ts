import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { officeSession } from '@/lib/staff/session';

/** The session of the page that is being rendered, read once for it and its frame. */
export const currentOffice = cache(async () => officeSession(await headers()));
