import {
  type Icon,
  IconAppWindow,
  IconCalendarEvent,
  IconFileText,
  IconSchool,
  IconUser,
} from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { GrupoDeAchados } from './grupos-de-achados.ts';
import classes from './janela-da-busca.module.css';
import { Marcado } from './texto-marcado.tsx';

const ICONES: Readonly<Record<GrupoDeAchados['titulo'], Icon>> = {
  Projetos: IconFileText,
  Pessoas: IconUser,
  Instrutores: IconSchool,
  Editais: IconCalendarEvent,
  Telas: IconAppWindow,
};

/** Links in groups: Tab goes through them like through any list of links (ADR 0028). */
export function ListaDeAchados(props: {
  readonly grupos: readonly GrupoDeAchados[];
  readonly palavras: readonly string[];
  readonly onOpen: () => void;
}) {
  const { grupos, palavras, onOpen } = props;
  const id = useId();
  return grupos.map(({ titulo, achados, temMais }, n) => {
    const Icone = ICONES[titulo];
    return (
      <section key={titulo} aria-labelledby={`${id}-${titulo}`}>
        <h2 id={`${id}-${titulo}`} className={classes.group}>
          {`${titulo}, ${temMais ? 'mais de ' : ''}${achados.length}`}
        </h2>
        <ul className={classes.list}>
          {achados.map(({ chave, nome, sobre, caminho }, i) => (
            <li key={chave}>
              <Link
                to={caminho}
                className={classes.hit ?? ''}
                data-first={(n === 0 && i === 0) || undefined}
                onClick={(event) => {
                  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen();
                }}
              >
                <Icone aria-hidden size={20} stroke={1.6} />
                <span className={classes.words}>
                  <span>
                    <Marcado texto={nome} palavras={palavras} />
                  </span>
                  {sobre !== '' && <span className={classes.about}>{sobre}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {temMais && <p className={classes.more}>Há mais: escreva outra palavra para chegar mais perto.</p>}
      </section>
    );
  });
}
