import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { IconHelp, IconMenu2, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { Link, Outlet, useMatches, useNavigate } from 'react-router';
import { ajudaDaTela } from '../../features/ajuda/offered/ajuda-da-tela.ts';
import { Busca } from '../../features/busca/offered/busca.tsx';
import { instituicaoQuery } from '../../features/configuracao/api.ts';
import { avisoDoFuso, formatarInstante } from '../../lib/format/format.ts';
import { useSessao } from '../../lib/session/session.ts';
import { armazenamentoDisponivel } from '../../lib/session/storage.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { Relogin } from '../failures/relogin.tsx';
import { type Rota, useRotas } from '../route-table.ts';
import { Footer } from './footer.tsx';
import { HomeLink } from './home-link.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { MainMenu } from './main-menu.tsx';
import { menuVisivel, telasDaBusca } from './menu.ts';
import classes from './shell.module.css';
import { useDisclosure } from './use-disclosure.ts';
import { UserMenu } from './user-menu.tsx';

export function Shell() {
  const sessao = useSessao();
  const navigate = useNavigate();
  const dono = useRef<number | undefined>(undefined);
  const id = sessao?.usuario.id;
  useEffect(() => {
    if (dono.current !== undefined && id !== undefined && id !== dono.current) {
      void navigate('/menu', { replace: true });
    }
    dono.current = id;
  }, [id, navigate]);
  // The guard leads to /login; nothing of the previous person is shown.
  if (sessao === null) return <Outlet />;
  const { nome, tipo } = sessao.usuario;
  // The guard tells a student that this page is not theirs.
  if (tipo === 'estudante') {
    return (
      <Suspense>
        <StudentFrame usuario={sessao.usuario} />
      </Suspense>
    );
  }
  // A new key, so that one person's typing is never shown to another.
  return <Frame key={sessao.usuario.id} nome={nome} tipo={tipo} />;
}

const StudentFrame = lazy(async () => ({ default: (await import('./student-frame.tsx')).StudentFrame }));

function Frame({ nome, tipo }: { readonly nome: string; readonly tipo: TipoDeUsuario }) {
  const { data: instituicao, isError: semInstituicao } = useQuery(instituicaoQuery);
  const rotas = useRotas();
  const grupos = menuVisivel(tipo, rotas);
  const telas = useMemo(() => telasDaBusca(tipo, rotas), [tipo, rotas]);
  const { open, toggle, button, panel } = useDisclosure<HTMLElement>();
  const header = useRef<HTMLElement>(null);
  const sigla = instituicao?.sigla || instituicao?.nome;
  return (
    <div className={classes.shell}>
      <header ref={header} className={classes.header}>
        <button
          ref={button}
          type="button"
          className={classes.toggle}
          aria-label="Menu"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => {
            // The sheet begins below the bar, whose height depends on its words.
            const top = header.current?.getBoundingClientRect().bottom ?? 0;
            panel.current?.style.setProperty('--topo', `${top}px`);
            toggle();
          }}
        >
          {open ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
        </button>
        <div className={classes.home}>
          <HomeLink note={sigla} />
        </div>
        <Busca telas={telas} />
        <HelpLink />
        <UserMenu nome={nome} tipo={tipo} />
      </header>
      <MainMenu ref={panel} grupos={grupos} sigla={sigla} open={open} />
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        <div className={classes.notices}>
          {!armazenamentoDisponivel() && (
            <Notice kind="warning" title="Este navegador não está salvando o que você digita">
              Salve um rascunho antes de sair ou recarregar a página.
            </Notice>
          )}
          {instituicao?.dataSimulada != null && (
            <Notice kind="warning" title={`Data simulada: ${formatarInstante(instituicao.dataSimulada)}`} />
          )}
        </div>
        <Outlet />
      </main>
      <div className={classes.foot}>
        <Footer instituicao={instituicao} failed={semInstituicao} note={avisoDoFuso(new Date())} />
      </div>
      <IdleWarning />
      <Relogin />
    </div>
  );
}

/** A link to the manual's part about the present screen. */
function HelpLink() {
  const tela = useMatches().at(-1)?.handle as Rota | undefined;
  return (
    <Link
      to={ajudaDaTela(tela?.path ?? '')}
      className={classes.help ?? ''}
      aria-label="Ajuda desta tela"
      title="Ajuda desta tela"
    >
      <IconHelp aria-hidden />
    </Link>
  );
}
