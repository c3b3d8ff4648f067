import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { fasesDaAvaliacao, valoresDasNotas } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import { tsdMedia } from '@instrutoria/domain/avaliacao/rules/recomendacao.ts';
import { MENSAGENS_BAREMA } from '@instrutoria/domain/barema/messages.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Link } from 'react-router';
import { formatarPorcentagem } from '../../../../lib/format/number-format.ts';
import { Notice } from '../../../../ui/page/notice.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { Loading } from '../../../../ui/status/loading.tsx';
import { useProjeto } from '../../../projeto/api.ts';
import { AprovacaoDoProjeto, type AprovacaoPropria, useProjetoDaBusca } from './aprovacao-do-projeto.tsx';
import { AvaliarNaMesa } from './avaliar-na-mesa.tsx';
import { MesaDaAvaliacao } from './mesa-da-avaliacao.tsx';
import { OutrosCaminhos } from './outros-caminhos.tsx';

const CAMINHO = [{ label: 'Projetos a avaliar', to: '/projetos_avaliar' }];

/** The form of the evaluation, opened at a phase (E-AVALIACAO-5, E-AVALIACAO-6). */
export function NotasDaFase({ fase }: { readonly fase: 1 | 2 }) {
  return (
    <AprovacaoDoProjeto projeto={useProjetoDaBusca()} title={`Notas da fase ${fase}`}>
      {(aprovacao) => <Fase key={aprovacao.id} fase={fase} aprovacao={aprovacao} />}
    </AprovacaoDoProjeto>
  );
}

function Fase({ fase, aprovacao }: { readonly fase: 1 | 2; readonly aprovacao: AprovacaoPropria }) {
  const { projeto } = aprovacao;
  const lido = useProjeto(projeto.id);
  const impedimento = fase === 1 ? null : semFase2(aprovacao);
  const header = (
    <PageHeader
      oneLine={impedimento === null}
      title={tituloDa(fase, impedimento === null ? lido.data : undefined)}
      crumbs={CAMINHO}
      description={projeto.titulo}
    />
  );
  if (impedimento !== null) {
    return (
      <>
        {header}
        <Notice kind="warning" title={impedimento}>
          <Link to={`/notas_fase1?projeto=${projeto.id}`}>Notas da fase 1</Link>
        </Notice>
      </>
    );
  }
  return (
    <>
      {header}
      <MesaDaAvaliacao query={lido} comeca="avaliacao">
        {lido.data === undefined ? (
          <Loading />
        ) : (
          <AvaliarNaMesa aprovacao={aprovacao} projeto={lido.data} fila={null} aberta={fase} />
        )}
        <OutrosCaminhos aprovacao={aprovacao} pontuando="numa fase" />
      </MesaDaAvaliacao>
    </>
  );
}

/** The title of phase 2 has the mean success rate of the disciplines. */
function tituloDa(fase: 1 | 2, projeto: Projeto | undefined): string {
  const disciplinas = projeto?.comprovante_disciplinas?.disciplinas_associadas ?? [];
  return fase === 1 || disciplinas.length === 0
    ? `Notas da fase ${fase}`
    : `Notas da fase 2 (taxa de sucesso média, TSD: ${formatarPorcentagem(tsdMedia(disciplinas))})`;
}

/** Why phase 2 cannot be scored; null where it can. */
function semFase2(aprovacao: AprovacaoPropria): string | null {
  const { projeto, barema = null } = aprovacao;
  const [primeira, segunda] = fasesDaAvaliacao(projeto.tipoProjeto, barema);
  if (segunda === undefined) return barema === null ? M.soTipoI : MENSAGENS_BAREMA.semFase2;
  return primeira?.total(valoresDasNotas(aprovacao, barema)) === null ? M.faltaFase1 : null;
}
