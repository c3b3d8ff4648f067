import { NOMES_DOS_TEXTOS_DO_COORDENADOR as NOMES } from '@instrutoria/domain/relatorio/messages.ts';
import type { Ref } from 'react';
import type { RelatorioDoCoordenador } from '../api.ts';
import classes from './folha-do-relatorio.module.css';
import { type Cabecalho, FolhaDoRelatorio, ParteDoRelatorio } from './folha-do-relatorio.tsx';

export const TITULO_DO_COORDENADOR = 'Relatório do Coordenador';

export function FolhaDoCoordenador(props: {
  readonly ref: Ref<HTMLElement>;
  readonly cabecalho: Cabecalho;
  readonly relatorio: RelatorioDoCoordenador;
}) {
  const { ref, cabecalho, relatorio } = props;
  const { avaliacoesDeDesempenho: avaliacoes } = relatorio;
  return (
    <FolhaDoRelatorio
      ref={ref}
      cabecalho={cabecalho}
      titulo={TITULO_DO_COORDENADOR}
      quadro={[['Instrutores', avaliacoes.map(({ aluno }) => aluno.nome).join(', ') || '—']]}
      salvo={relatorio}
    >
      <ParteDoRelatorio titulo={NOMES.relatorio} texto={relatorio.relatorio} />
      <ParteDoRelatorio titulo={NOMES.fundamentacao} texto={relatorio.fundamentacao} />
      <ul className={classes.list} aria-label="Avaliações de desempenho">
        {avaliacoes.map(({ aluno, avaliacao }) => (
          <li key={aluno.id}>
            <ParteDoRelatorio titulo={`Avaliação de desempenho: ${aluno.nome}`} texto={avaliacao} />
          </li>
        ))}
      </ul>
      <ParteDoRelatorio titulo={NOMES.conclusao} texto={relatorio.conclusao} />
    </FolhaDoRelatorio>
  );
}
