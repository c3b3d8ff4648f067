import { useRouteError } from 'react-router';
import { classificar } from '../../lib/server/failure.ts';
import { FailurePage } from './failure-page.tsx';

export function RouteError({ whole = false }: { readonly whole?: boolean }) {
  return <FailurePage falha={classificar(useRouteError())} whole={whole} />;
}
