import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { podeDesignar } from '@instrutoria/domain/designacao/rules/passos-da-designacao.ts';
import type { Edital as DoEdital } from '@instrutoria/domain/edital/types.ts';
import { Anchor, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { toPage } from '../../../lib/use-address-fields.ts';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { ChooseColumns, useHiddenColumns } from '../../../ui/tables/choose-columns.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { useChosen } from '../../../ui/tables/use-chosen.ts';
import { type ProjetoDoEdital, projetosDoEditalQuery } from '../../avaliacao/api.ts';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { ProximoAto } from '../../edital/offered/proximo-ato.tsx';
import { AtosNosEscolhidos } from '../components/atos-nos-escolhidos.tsx';
import { FiltrosDaMesa } from '../components/filtros-da-mesa.tsx';
import { COLUNAS_A_ESCOLHER, TabelaDaMesa } from '../components/tabela-da-mesa.tsx';
import { useMesa } from '../components/use-mesa.ts';

/** For each obstacle to the decision, the filter of the table below. */
const FILTRO_DO_BLOQUEIO: Readonly<Record<string, string>> = {
  NAO_DESIGNADOS: '?situacao=semAvaliador',
  AVALIADORES_SEM_DIREITO: '?impedimento=sim',
};

export default function Edital() {
  const administra = podeAdministrar(useSessao()?.usuario);
  return (
    <PaginaDoEdital parte="projetos">
      {(edital, quadro) => (
        <>
          {quadro(
            <ProximoAto
              edital={edital}
              aqui={(codigo) => (administra ? FILTRO_DO_BLOQUEIO[codigo] : undefined)}
            />,
          )}
          <Projetos edital={edital} administra={administra} />
        </>
      )}
    </PaginaDoEdital>
  );
}

/** At first the table shows only the columns that the work needs. */
const ESCONDIDAS_NO_COMECO = ['unidade', 'programa'];

function Projetos({ edital, administra }: { readonly edital: DoEdital; readonly administra: boolean }) {
  const { mesa, mudar } = useMesa();
  const colunas = useHiddenColumns('projetos-do-edital', ESCONDIDAS_NO_COMECO);
  const projetos = useQuery(projetosDoEditalQuery(edital.id, mesa));
  const escolha = useChosen<ProjetoDoEdital>(({ id }) => `projeto ${id}`);
  const { ordem, pagina = '1', ...filtros } = mesa;

  return (
    <>
      <FiltrosDaMesa
        {...{ mesa, mudar, administra }}
        varios={projetos.data?.data.some(({ avaliacao }) => avaliacao?.avaliadores !== undefined) === true}
      />
      <div>
        <Group justify="space-between" align="flex-start" gap="0 1.5rem">
          <ChooseColumns {...colunas} columns={COLUNAS_A_ESCOLHER} />
          {administra && podeDesignar(edital.fase) && (
            <Anchor component={Link} to={`/editais/${edital.id}/distribuir`} py={4}>
              Distribuir por sorteio os que não têm avaliador
            </Anchor>
          )}
        </Group>
        {projetos.isError ? (
          <ProblemNotice error={projetos.error} onRetry={() => void projetos.refetch()} />
        ) : (
          <TabelaDaMesa
            projetos={projetos.data?.data}
            waiting={projetos.isPlaceholderData}
            ordem={ordem}
            onOrdem={(nova) => mudar({ ordem: nova })}
            escondidas={colunas.hidden}
            escolhidos={administra ? escolha.chosen : undefined}
            filtrada={Object.keys(filtros).length > 0}
          />
        )}
        <Pager
          page={Number(pagina)}
          size={POR_PAGINA}
          total={projetos.data?.total}
          of="projetos"
          onChange={(para) => mudar(toPage(para))}
        />
      </div>
      <AtosNosEscolhidos
        edital={edital.id}
        escolhidos={escolha.rows}
        podeMudar={podeDesignar(edital.fase)}
        onLimpar={escolha.clear}
        onFeito={(linhas) =>
          // Refused rows stay chosen.
          escolha.keep(linhas.flatMap((uma) => (uma.resultado === 'recusado' ? [uma.projeto] : [])))
        }
      />
    </>
  );
}
