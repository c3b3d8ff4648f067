import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { PropostaParaLer, partesParaLer } from '../../../projeto/offered/proposta.tsx';
import { ComprovanteAoLado } from './comprovante-ao-lado.tsx';
import classes from './proposta-ao-lado.module.css';

const COMPROVANTE = { id: 'comprovante', titulo: 'Comprovante' };

/** The parts in reading order; the proof only for readers who may open it (D22). */
export function partesDe(projeto: Projeto) {
  return temComprovante(projeto) ? partesParaLer(COMPROVANTE) : partesParaLer();
}

function temComprovante({ comprovante_disciplinas: proof }: Projeto): boolean {
  return proof?.comprovante != null && proof.comprovante !== '';
}

/** The whole proposal under an index that stays visible. */
export function PropostaAoLado(props: { readonly projeto: Projeto; readonly onIr: (id: string) => void }) {
  const { projeto, onIr } = props;
  return (
    <>
      <nav aria-label="Índice da proposta" className={classes.indice} data-sticks>
        <ul>
          {partesDe(projeto).map(({ id, titulo }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  onIr(id);
                }}
              >
                {titulo}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PropostaParaLer projeto={projeto}>
        {temComprovante(projeto) && <ComprovanteAoLado projeto={projeto.id} />}
      </PropostaParaLer>
    </>
  );
}
