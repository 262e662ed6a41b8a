/** The query of a page that is rendered per request: its address is the one that the middleware has led to, so each value is valid. */
export async function pageQuery(
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<URLSearchParams> {
  const values = Object.entries(await searchParams);
  return new URLSearchParams(values.flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])));
}
