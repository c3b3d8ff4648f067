import { proximoAto } from '@instrutoria/domain/edital/rules/proximo-ato.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contarInstrutores } from '@instrutoria/domain/kernel/contagem.ts';
import { temPasso } from '@instrutoria/domain/kernel/maquina.ts';
import { prazoParaRecorrer } from '@instrutoria/domain/recurso/rules/prazo.ts';
import { MAQUINA_DO_RESULTADO } from '@instrutoria/domain/resultado/maquina.ts';
import {
  MENSAGENS_RESULTADO as M,
  motivoPorExtenso,
  nomeDoResultado,
  RESULTADO_PUBLICADO as P,
} from '@instrutoria/domain/resultado/messages.ts';
import {
  bolsasComOsProjetos,
  ressalvasPorExtenso,
  suplentePorExtenso,
} from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { podeVer } from '../../../app/shell/who.ts';
import { formatarInstante, formatarInstanteComFuso, formatarPrazo } from '../../../lib/format/format.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { Receipt } from '../../../ui/page/receipt.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { WorkTable } from '../../../ui/tables/work-table.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { pendenciasQuery } from '../../edital/api.ts';
import { TextosDoResultado } from '../../publicacao/offered/textos-do-resultado.tsx';
import { SuplentesDoEdital } from '../../suplente/offered/suplentes-do-edital.tsx';
import { resultadosQuery } from '../api.ts';
import { Instrutores } from '../offered/colunas-do-resultado.tsx';
import { TagDaSituacao } from '../offered/tag-da-situacao.tsx';
import { MudancasDaVersao } from './mudancas-da-versao.tsx';
import { ProcuraNoResultado } from './procura-no-resultado.tsx';
import { type LinhaPublicada, useProjetosDoResultado } from './use-projetos-do-resultado.ts';
import { VersoesDoResultado } from './versoes-do-resultado.tsx';

/** The published result, version by version, and the acts that can still change it. */
export function ResultadoEmVigor({ edital }: { readonly edital: Edital }) {
  const resultado = useQuery(resultadosQuery(edital.id));
  const emails = useQuery(pendenciasQuery(edital.id, proximoAto(edital))).data?.emails;
  const tipo = useSessao()?.usuario.tipo;
  const { data: hoje } = useQuery(agoraQuery);
  const recorreAte = hoje === undefined ? null : prazoParaRecorrer(edital, { hoje: hoje.slice(0, 10) }).ate;
  const corrige =
    podeVer('corrigirResultado', tipo) && temPasso(MAQUINA_DO_RESULTADO, 'corrigirResultado', edital.fase);
  return (
    <QueryState query={resultado}>
      {({ versao, projetos, edital: { resultadoPublicadoEm } }) => (
        <Stack gap="md">
          <Receipt title={P.titulo(nomeDoResultado(edital, versao))} at={versao.instante}>
            <p>
              {`${edital.finalEm === undefined ? '' : `${nomeDoResultado(edital, versao)}. `}Em vigor: versão ${versao.numero}, de ${formatarInstanteComFuso(versao.instante)}, por ${motivoPorExtenso(versao)}.`}
              {versao.numero > 1 &&
                ` Publicado pela primeira vez em ${formatarInstante(resultadoPublicadoEm)}.`}
            </p>
            {versao.preliminar === true && <p>{M.depoisOFinal}</p>}
            {emails !== undefined && emails.todos > 0 && <p>{P.emails(emails)}.</p>}
          </Receipt>
          {projetos.some(({ suplente }) => suplente !== undefined) && podeVer('lerSuplentes', tipo) && (
            <SuplentesDoEdital edital={edital} />
          )}
          <Part
            title="Projetos"
            actions={recorreAte !== null && <Text fw={600}>{P.recursosAte(formatarPrazo(recorreAte))}</Text>}
          >
            <Projetos projetos={projetos}>
              {corrige && (
                <Button component={Link} to={`/corrigir_resultado?edital=${edital.id}`} variant="default">
                  Corrigir o resultado de um projeto
                </Button>
              )}
              <Button component={Link} to={`/resultados/${edital.id}`} variant="default">
                Página pública
              </Button>
            </Projetos>
          </Part>
          {podeVer('listarTextosDePublicacao', tipo) && <TextosDoResultado edital={edital.id} />}
          <MudancasDaVersao key={versao.numero} edital={edital.id} lida={versao} />
          <div>
            <Text size="sm" c="dimmed">
              Nada do que foi publicado se apaga: um recurso aceito ou uma correção faz uma versão nova.
            </Text>
            <VersoesDoResultado edital={edital.id} lida={versao} />
          </div>
        </Stack>
      )}
    </QueryState>
  );
}

const instrutores = ({ remunerados_aprovados, voluntarios_aprovados }: LinhaPublicada) =>
  contarInstrutores(remunerados_aprovados, voluntarios_aprovados);

const situacao = (linha: LinhaPublicada) => (
  <TagDaSituacao
    situacao={linha.situacaoExibida}
    vagas={linha.vagas}
    suplente={suplentePorExtenso(linha)}
    alterada={ressalvasPorExtenso(linha)}
  />
);

/** The version's rows, all loaded, so that searching and paging need no request. */
function Projetos(props: { readonly projetos: readonly LinhaPublicada[]; readonly children: ReactNode }) {
  const { projetos } = props;
  const quadro = useProjetosDoResultado(projetos);
  const { achados, pagina, daPagina, procurando, virar } = quadro;
  const bolsas = bolsasComOsProjetos(projetos);
  return (
    <>
      {bolsas !== null && <Text mb="sm">{bolsas}</Text>}
      <ProcuraNoResultado projetos={projetos} quadro={quadro}>
        {props.children}
      </ProcuraNoResultado>
      <WorkTable
        caption="Projetos no resultado"
        rows={daPagina}
        waiting={false}
        rowKey={({ projeto_id }) => projeto_id}
        columns={[
          {
            key: 'posicao',
            title: 'Posição',
            align: 'end',
            cell: ({ posicao }) => (posicao === null ? '—' : `${posicao}º`),
          },
          { key: 'titulo', title: 'Projeto', rowHeader: true, cell: ({ titulo }) => titulo },
          { key: 'coordenador', title: 'Coordenador', cell: ({ coordenador }) => coordenador },
          { key: 'unidade', title: 'Unidade', cell: ({ unidade }) => unidade },
          { key: 'total', title: 'Total', align: 'end', cell: ({ total }) => formatarNota(total) },
          {
            key: 'vagas',
            title: 'Instrutores',
            cell: ({ remunerados_aprovados, voluntarios_aprovados }) => (
              <NoWrap>
                <Instrutores bolsistas={remunerados_aprovados} voluntarios={voluntarios_aprovados} />
              </NoWrap>
            ),
          },
          { key: 'situacao', title: 'Situação', cell: situacao },
        ]}
        under={(linha) => (
          <>
            <span>
              {linha.posicao === null ? '' : `${linha.posicao}º, `}total {formatarNota(linha.total)},{' '}
              {linha.coordenador}
            </span>
            <span>{instrutores(linha)}</span>
            {situacao(linha)}
          </>
        )}
        empty={
          <EmptyState title={procurando ? 'Nenhum projeto com esta busca.' : 'O edital não teve projetos.'} />
        }
      />
      <Pager page={pagina} size={POR_PAGINA} total={achados.length} of="projetos" onChange={virar} />
    </>
  );
}
