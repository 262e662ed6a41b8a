import { expect, it } from 'vitest';
import { matcher } from '@/lib/requests/matcher';
import { config } from '@/middleware';

it('the middleware leaves alone exactly the paths of the list', () => expect(config.matcher).toEqual([matcher]));
