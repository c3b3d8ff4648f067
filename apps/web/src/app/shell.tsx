import { IconMenu2, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation, useMatches, useNavigate } from 'react-router';
import { ajudaDaTela } from '../features/ajuda/offered/ajuda-da-tela.ts';
import { instituicaoQuery } from '../features/configuracao/api.ts';
import { formatarInstante } from '../lib/format.ts';
import { type UsuarioDaSessao, useSessao } from '../lib/session.ts';
import { armazenamentoDisponivel } from '../lib/storage.ts';
import { Notice } from '../ui/notice.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { menuVisivel } from './menu.ts';
import { Relogin } from './relogin.tsx';
import { type Rota, useRotas } from './route-table.ts';
import classes from './shell.module.css';
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
  // The guard leads to /login; nothing of the person before is shown.
  if (sessao === null) return <Outlet />;
  // A new key, so that nothing typed by one person is shown to another.
  return <Frame key={sessao.usuario.id} usuario={sessao.usuario} />;
}

function Frame({ usuario }: { readonly usuario: UsuarioDaSessao }) {
  const { data: instituicao, isError: semInstituicao } = useQuery(instituicaoQuery);
  const tela = useMatches().at(-1)?.handle as Rota | undefined;
  return (
    <div className={classes.shell}>
      <header className={classes.header}>
        <div className={classes.bar}>
          <NavLink to="/menu" className={classes.home ?? ''}>
            <Brand note={instituicao?.sigla || instituicao?.nome} />
            <span className="sr-only">, início</span>
          </NavLink>
          <MainMenu tipo={usuario.tipo} />
          <UserMenu usuario={usuario} />
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        <div className={classes.notices}>
          {!armazenamentoDisponivel() && (
            <Notice kind="warning" title="Este navegador não está guardando o que você digita">
              Salve um rascunho antes de sair ou recarregar a página.
            </Notice>
          )}
          {instituicao?.dataSimulada != null && (
            <Notice kind="warning" title={`Data simulada: ${formatarInstante(instituicao.dataSimulada)}`} />
          )}
        </div>
        <Outlet />
      </main>
      <Footer instituicao={instituicao} failed={semInstituicao} ajuda={ajudaDaTela(tela?.path ?? '')} />
      <IdleWarning />
      <Relogin />
    </div>
  );
}

function MainMenu({ tipo }: { readonly tipo: Parameters<typeof menuVisivel>[0] }) {
  const rotas = useRotas();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the phone's menu.
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-label="Menu"
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpen(!open)}
      >
        {open ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
      </button>
      <nav
        id="menu"
        tabIndex={-1}
        aria-label="Principal"
        className={classes.menu}
        data-open={open || undefined}
      >
        <ul>
          <li>
            <NavLink to="/menu">início</NavLink>
          </li>
          {menuVisivel(tipo, rotas).map((entrada) => (
            <li key={entrada.caminho}>
              <NavLink to={entrada.caminho} state="doMenu">
                {entrada.rotulo}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
