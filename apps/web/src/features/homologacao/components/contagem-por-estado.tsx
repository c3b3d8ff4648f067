import { NOMES_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/messages.ts';
import { ESTADOS_DA_HOMOLOGACAO, type EstadoDaHomologacao } from '@instrutoria/domain/homologacao/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { contagemQuery } from '../api.ts';
import classes from './mesa.module.css';

/** For several, and for none. */
const DE_VARIOS: Readonly<Record<EstadoDaHomologacao, string>> = {
  ...NOMES_DA_HOMOLOGACAO,
  devolvido: 'devolvidos',
  reenviado: 'corrigidos, por homologar',
  homologado: 'homologados',
  naoHomologado: 'não homologados',
};

/** The number of projects in each state; each links to its rows. */
export function ContagemPorEstado({ edital }: { readonly edital: number }) {
  const contagem = useQuery(contagemQuery(edital));
  return (
    <QueryState query={contagem} label="Quantos projetos em cada situação">
      {({ projetos }) => (
        <ul className={classes.contagem} aria-label="Quantos projetos em cada situação">
          {ESTADOS_DA_HOMOLOGACAO.map((estado) => (
            <li key={estado}>
              <Link to={`/editais/${edital}/homologacao?estado=${estado}`}>
                {contado(projetos[estado], NOMES_DA_HOMOLOGACAO[estado], DE_VARIOS[estado])}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
