import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSessao } from '../../lib/session/session.ts';
import { StudentFrame } from './student-frame.tsx';

const TeacherShell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }));

/** The student's pages in their frame. A teacher who is a student too keeps theirs. */
export function StudentShell() {
  const usuario = useSessao()?.usuario;
  // The guard leads to the login; nothing of the previous person is shown.
  if (usuario === undefined) return <Outlet />;
  if (usuario.tipo === 'estudante') return <StudentFrame usuario={usuario} />;
  return (
    <Suspense>
      <TeacherShell />
    </Suspense>
  );
}
