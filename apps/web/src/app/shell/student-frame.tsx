import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useNavigate } from 'react-router';
import { instituicaoQuery } from '../../features/configuracao/api.ts';
import { avisoDoFuso, formatarInstante } from '../../lib/format/format.ts';
import { donoDe, type UsuarioDaSessao } from '../../lib/session/session.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { Relogin } from '../failures/relogin.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { IdleWarning } from './idle-warning.tsx';
import classes from './student-frame.module.css';
import { useLogout } from './use-logout.ts';

/** The frame of a student: no menu. Nothing of the previous person is shown after another login. */
export function StudentFrame({ usuario }: { readonly usuario: UsuarioDaSessao }) {
  const navigate = useNavigate();
  const quem = donoDe(usuario);
  const dono = useRef(quem);
  useEffect(() => {
    if (quem !== dono.current) void navigate('/aluno', { replace: true });
    dono.current = quem;
  }, [quem, navigate]);
  // A new key, so that one person's typing is never shown to another.
  return <Frame key={quem} usuario={usuario} />;
}

function Frame({ usuario }: { readonly usuario: UsuarioDaSessao }) {
  const { data: instituicao, isError: semInstituicao } = useQuery(instituicaoQuery);
  const logout = useLogout();
  return (
    <div className={classes.shell}>
      <header className={classes.header}>
        <Link to="/aluno" className={classes.home ?? ''}>
          <Brand note={instituicao?.sigla || instituicao?.nome} />
          <span className="sr-only">, início</span>
        </Link>
        <nav id="menu" tabIndex={-1} aria-label="Principal" className={classes.links}>
          <span className={classes.name}>{usuario.nome}</span>
          <Button variant="subtle" size="sm" component={Link} to="/aluno/meus_dados">
            Meus dados
          </Button>
          <Button variant="subtle" size="sm" onClick={() => void logout()}>
            Sair
          </Button>
        </nav>
      </header>
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        {instituicao?.dataSimulada != null && (
          <Notice kind="warning" title={`Data simulada: ${formatarInstante(instituicao.dataSimulada)}`} />
        )}
        <Outlet />
      </main>
      <Footer instituicao={instituicao} failed={semInstituicao} note={avisoDoFuso(new Date())} />
      <IdleWarning />
      <Relogin />
    </div>
  );
}
