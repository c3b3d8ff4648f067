import { podeProporProjeto } from '@instrutoria/domain/conta/policies.ts';
import { paraPropor } from '@instrutoria/domain/edital/rules/para-propor.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Link } from 'react-router';
import { formatarFalta, formatarPrazo, formatarPrazoEm } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { useEditaisAbertos } from '../../projeto/api.ts';
import classes from './listas.module.css';

function prazoDo({ fim }: Edital, tardiaAte: string | undefined, hoje: string | undefined): string {
  if (tardiaAte !== undefined) {
    return `aberto só para você, para um projeto, até ${formatarPrazoEm(tardiaAte)}`;
  }
  return `até ${formatarPrazo(fim)}${hoje === undefined ? '' : `, ${formatarFalta(fim, hoje)}`}`;
}

/** Each unfolds in place: its limits, its days, and its requirements. */
export function EditaisAbertos({ hoje }: { readonly hoje: string | undefined }) {
  return (
    <Panel title="Editais abertos">
      <QueryState query={useEditaisAbertos()}>
        {(editais) =>
          editais.length === 0 ? (
            <p className={classes.text}>Nenhum edital recebe projetos agora.</p>
          ) : (
            <ul className={classes.rows}>
              {editais.map(({ tardiaAte, ...edital }) => (
                <li key={edital.id}>
                  <EditalAberto edital={edital} prazo={prazoDo(edital, tardiaAte, hoje)} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  );
}

function EditalAberto({ edital, prazo }: { readonly edital: Edital; readonly prazo: string }) {
  const [open, setOpen] = useOpened(`edital ${edital.id}`);
  const usuario = useSessao()?.usuario;
  const propoe = usuario !== undefined && podeProporProjeto(usuario);
  return (
    <details className={classes.call} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {edital.nome}
        <span className={classes.quiet}>{prazo}</span>
      </summary>
      <ReadOnlyList
        items={paraPropor(edital).map(({ rotulo, valor }) => ({ label: rotulo, value: valor }))}
      />
      <div className={classes.links}>
        {propoe && (
          <Link to={`/cadastro_projeto?edital=${edital.id}`} state="doMenu" className={classes.rules ?? ''}>
            Escrever para este edital<span className="sr-only">: {edital.nome}</span>
          </Link>
        )}
        <Link to={`/editais/${edital.id}/regras`} className={classes.rules ?? ''}>
          Ler as regras<span className="sr-only"> do {edital.nome}</span>
        </Link>
      </div>
    </details>
  );
}
