import { formatarFalta, formatarPrazo, formatarPrazoEm } from '../../../lib/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useEditaisAbertos } from '../../projeto/api.ts';
import classes from './listas.module.css';

export function EditaisAbertos({ hoje }: { readonly hoje: string | undefined }) {
  return (
    <Panel title="Editais abertos">
      <QueryState query={useEditaisAbertos()}>
        {(editais) =>
          editais.length === 0 ? (
            <p className={classes.text}>Nenhum edital recebe projetos agora.</p>
          ) : (
            <ul className={classes.rows}>
              {editais.map(({ id, nome, fim, tardiaAte }) => (
                <li key={id}>
                  {nome}
                  <span className={classes.quiet}>
                    {tardiaAte !== undefined
                      ? `aberto só para você, para um projeto, até ${formatarPrazoEm(tardiaAte)}`
                      : hoje === undefined
                        ? `até ${formatarPrazo(fim)}`
                        : `até ${formatarPrazo(fim)}, ${formatarFalta(fim, hoje)}`}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  );
}
