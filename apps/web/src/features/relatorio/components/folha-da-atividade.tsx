import { NOMES_DOS_TEXTOS_DA_ATIVIDADE as NOMES } from '@instrutoria/domain/relatorio/messages.ts';
import { TEXTOS_DA_ATIVIDADE } from '@instrutoria/domain/relatorio/types.ts';
import type { Ref } from 'react';
import type { RelatorioDeAtividade } from '../api.ts';
import { TabelaDasDisciplinas } from './folha-das-disciplinas.tsx';
import { type Cabecalho, FolhaDoRelatorio, ParteDoRelatorio } from './folha-do-relatorio.tsx';

export const TITULO_DA_ATIVIDADE = 'Relatório de atividades';

export function FolhaDaAtividade(props: {
  readonly ref: Ref<HTMLElement>;
  readonly cabecalho: Cabecalho;
  readonly relatorio: RelatorioDeAtividade;
}) {
  const { ref, cabecalho, relatorio } = props;
  return (
    <FolhaDoRelatorio
      ref={ref}
      cabecalho={cabecalho}
      titulo={TITULO_DA_ATIVIDADE}
      quadro={[['Instrutor', relatorio.instrutor.nome]]}
      salvo={relatorio}
    >
      {relatorio.relatorioDisciplinas.length > 0 && (
        <TabelaDasDisciplinas relatadas={relatorio.relatorioDisciplinas} />
      )}
      {TEXTOS_DA_ATIVIDADE.map((campo) => (
        <ParteDoRelatorio key={campo} titulo={NOMES[campo]} texto={relatorio[campo]} />
      ))}
    </FolhaDoRelatorio>
  );
}
