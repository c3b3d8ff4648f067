import { Outlet, useMatches } from 'react-router';
import { LoadingBar } from './loading-bar.tsx';
import { SkipLinks } from './skip-links.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useScrollPosition } from './use-scroll-position.ts';

interface Handle {
  readonly title?: string;
}

export function RootLayout() {
  const handle = useMatches().at(-1)?.handle as Handle | undefined;
  const title = handle?.title ?? 'Página não encontrada';
  usePageFocus(title);
  useScrollPosition();
  return (
    <>
      <SkipLinks />
      <LoadingBar />
      <Outlet />
    </>
  );
}
