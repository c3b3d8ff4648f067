import { RouterProvider } from 'react-router/dom';
import { Toasts } from '../ui/status/toasts.tsx';
import { router } from './router.tsx';

export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>
  );
}
