interface LogOutProps {
  locale: string;
  text: string;
  everywhere?: boolean;
  className: string;
  /** Works as the form's address too, where no script runs. */
  logOut: (data: FormData) => Promise<void>;
}

/** A button that ends the session of this browser, or all of the account. */
export const LogOutForm = ({ locale, text, everywhere = false, className, logOut }: LogOutProps) => (
  <form action={logOut}>
    <input type="hidden" name="locale" value={locale} />
    {everywhere && <input type="hidden" name="everywhere" value="yes" />}
    <button className={className} type="submit">
      {text}
    </button>
  </form>
);
