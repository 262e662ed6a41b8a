import { getLocale } from 'next-intl/server';

interface LogOutProps {
  text: string;
  everywhere?: boolean;
  className: string;
}

/** A button that ends the session of this browser, or all of the account. */
export const LogOutForm = async ({ text, everywhere = false, className }: LogOutProps) => (
  <form method="post" encType="multipart/form-data" action="/api/account/log-out/">
    <input type="hidden" name="locale" value={await getLocale()} />
    {everywhere && <input type="hidden" name="everywhere" value="yes" />}
    <button className={className} type="submit">
      {text}
    </button>
  </form>
);
