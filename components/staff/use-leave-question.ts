import { useEffect } from 'react';

/** Asks before the page is left, and before a link of the office is followed, which needs no new page. */
export function useLeaveQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const leave = (event: MouseEvent) => {
      const link = linkElsewhere(event);
      if (!link) return;
      event.preventDefault();
      location.assign(link.href);
    };
    addEventListener('beforeunload', ask);
    addEventListener('click', leave, { capture: true });
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('click', leave, { capture: true });
    };
  }, [isAsked]);
}

/** The link of a click that shows another page in place of this one; null for none. */
function linkElsewhere({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target], [download])') : null;
  const isHere =
    link?.origin === location.origin && link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : link;
}
