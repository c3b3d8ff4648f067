import type { GrupoDoMenu } from '@instrutoria/domain/conta/policies.ts';
import { IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type RefObject, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { tarefasQuery } from '../../features/tarefa/api.ts';
import { HomeLink } from './home-link.tsx';
import classes from './main-menu.module.css';
import { aEspera, type EntradaDoMenu, entradaAtual } from './menu.ts';
import { useFoldedMenu } from './use-folded-menu.ts';

interface Lista {
  readonly titulo?: string;
  readonly entradas: readonly { readonly rotulo: string; readonly caminho: EntradaDoMenu }[];
}

const INICIO: Lista = { entradas: [{ rotulo: 'início', caminho: '/menu' }] };
const AJUDA: Lista = { entradas: [{ rotulo: 'Ajuda', caminho: '/ajuda' }] };

/** The menu: beside the page, where it can be folded to icons; on a narrow screen a drawer over it. */
export function MainMenu(props: {
  readonly ref: RefObject<HTMLElement | null>;
  readonly grupos: readonly GrupoDoMenu[];
  readonly sigla: string | undefined;
  /** Whether the sheet is open. */
  readonly open: boolean;
}) {
  const { ref, grupos, sigla, open } = props;
  const { recolhido, Icone, recolher } = useFoldedMenu();
  const listas = [INICIO, ...grupos, AJUDA];
  const caminhos = listas.flatMap(({ entradas }) => entradas.map(({ caminho }) => caminho));
  const { pathname } = useLocation();
  const atual = entradaAtual(caminhos, pathname);
  const tarefas = useQuery(tarefasQuery).data;
  const espera = tarefas === undefined ? undefined : aEspera(caminhos, tarefas);
  const Seta = recolhido ? IconChevronsRight : IconChevronsLeft;
  const palavras = recolhido ? 'Abrir o menu' : 'Recolher o menu';
  return (
    <nav
      id="menu"
      ref={ref}
      tabIndex={-1}
      aria-label="Principal"
      className={classes.menu}
      data-open={open || undefined}
      data-folded={recolhido || undefined}
    >
      <div className={classes.inner}>
        <div className={classes.home}>
          <HomeLink note={sigla} short={recolhido} />
        </div>
        {listas.map((lista) => (
          <Entradas
            key={lista.titulo ?? lista.entradas[0]?.caminho}
            {...lista}
            atual={atual}
            recolhido={recolhido}
            Icone={Icone}
            espera={espera}
          />
        ))}
        <button
          type="button"
          className={classes.fold}
          title={recolhido ? palavras : undefined}
          onClick={() => void recolher()}
        >
          <Seta aria-hidden size={20} stroke={1.6} />
          <span className={classes.label}>{palavras}</span>
        </button>
      </div>
    </nav>
  );
}

function Entradas(
  props: Lista & {
    readonly atual: string | undefined;
    readonly recolhido: boolean;
    readonly Icone: ComponentType<{ readonly entrada: EntradaDoMenu }> | null;
    /** The number of tasks for each entry. */
    readonly espera: ReadonlyMap<string, number> | undefined;
  },
) {
  const { titulo, entradas, atual, recolhido, Icone, espera } = props;
  const id = useId();
  return (
    <>
      {titulo !== undefined && (
        <p id={id} className={classes.title}>
          {titulo}
        </p>
      )}
      <ul className={classes.list} aria-labelledby={titulo === undefined ? undefined : id}>
        {entradas.map(({ rotulo, caminho }) => {
          const quantos = espera?.get(caminho) ?? 0;
          return (
            <li key={caminho} className={classes.item}>
              <Link
                to={caminho}
                state="doMenu"
                className={classes.entry ?? ''}
                aria-current={caminho === atual ? 'page' : undefined}
                aria-describedby={quantos > 0 ? `${id}-${caminho}` : undefined}
                title={recolhido ? rotulo : undefined}
              >
                {recolhido && (
                  <span className={classes.icon}>{Icone !== null && <Icone entrada={caminho} />}</span>
                )}
                <span className={classes.label}>{rotulo}</span>
              </Link>
              {quantos > 0 && (
                <span id={`${id}-${caminho}`} className={classes.count}>
                  {quantos}
                  <span className="sr-only"> à espera</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
