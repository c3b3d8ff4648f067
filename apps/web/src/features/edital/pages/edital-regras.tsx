import { ehRetificacao, REGRAS, type Regra, regraFechada } from '@instrutoria/domain/edital/rules/regras.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { podeVer } from '../../../app/shell/who.ts';
import { formatarDoisPrazos, formatarInstante } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { hojeQuery } from '../../janela/api.ts';
import { type RegrasLidas, regrasQuery } from '../api.ts';
import { SECOES_DAS_REGRAS } from '../components/secoes-das-regras.tsx';
import { UmaRegra } from '../components/uma-regra.tsx';
import { EventosAnunciados } from '../offered/eventos-anunciados.tsx';
import { PaginaDoEdital } from '../offered/pagina-do-edital.tsx';

const MudarRegra = lateDialog(
  () => import('../components/mudar-regra.tsx'),
  ({ close }) => close(),
);

const DO_SORTEIO = 'Sorteio dos avaliadores';
const GRUPOS = [
  'Antes da avaliação',
  'Avaliação',
  'Sorteio dos avaliadores',
  'Resultado',
  'Recursos',
] as const;
const GRUPO_DA_REGRA: Readonly<Record<Regra, (typeof GRUPOS)[number]>> = {
  homologacao: 'Antes da avaliação',
  recursoDeHomologacaoDias: 'Antes da avaliação',
  anonimato: 'Avaliação',
  parecerMinimo: 'Avaliação',
  avaliadores: 'Avaliação',
  combinacao: 'Avaliação',
  divergencia: 'Avaliação',
  avaliadoresSeLeem: 'Avaliação',
  avaliadorDeOutraUnidade: DO_SORTEIO,
  pesosDoSorteio: DO_SORTEIO,
  sorteioPublico: DO_SORTEIO,
  bolsasPorUnidade: 'Resultado',
  quorum: 'Resultado',
  resultadoPreliminar: 'Resultado',
  suplentes: 'Resultado',
  suplentesParciais: 'Resultado',
  recursoPorCriterio: 'Recursos',
  recursoComAnexos: 'Recursos',
  recursoComRelator: 'Recursos',
  contrarrazoes: 'Recursos',
  recursosEmNumeros: 'Recursos',
};

export default function EditalRegras() {
  return (
    <PaginaDoEdital parte="regras">
      {(edital, quadro) => (
        <>
          {quadro(null)}
          <Regras edital={edital} />
        </>
      )}
    </PaginaDoEdital>
  );
}

function Regras({ edital }: { readonly edital: Edital }) {
  const regras = useQuery(regrasQuery(edital.id));
  const hoje = useQuery(hojeQuery);
  return (
    <QueryState query={regras}>
      {(lidas) => (
        <>
          <Text>
            Como este edital julga. Quem coordena, quem avalia e quem decide lê o mesmo; só a administração
            muda.
          </Text>
          <CadaRegra
            edital={edital}
            lidas={lidas}
            retifica={hoje.data === undefined || ehRetificacao(edital, hoje.data.slice(0, 10))}
          />
          <Prorrogacoes lidas={lidas} />
          <Retificacoes lidas={lidas} />
        </>
      )}
    </QueryState>
  );
}

function CadaRegra(props: {
  readonly edital: Edital;
  readonly lidas: RegrasLidas;
  readonly retifica: boolean;
}) {
  const { edital, lidas, retifica } = props;
  const muda = podeVer('mudarRegrasDoEdital', useSessao()?.usuario.tipo);
  const editor = useEditor<{ readonly regra: Regra; readonly lidas: RegrasLidas }>();
  const uma = (regra: Regra) => (
    <UmaRegra
      key={regra}
      regra={regra}
      regras={lidas.regras}
      fechada={regraFechada(regra, edital.fase) ?? lidas.fixas?.[regra] ?? null}
      mudar={muda ? () => editor.open({ regra, lidas }) : undefined}
      aviso={
        regra === 'divergencia' &&
        lidas.aviso !== undefined && (
          <Notice kind="warning">
            {lidas.aviso}. <Link to={`/editais/${edital.id}/barema`}>Ver o barema</Link>
          </Notice>
        )
      }
    />
  );
  return (
    <>
      {GRUPOS.map((grupo) => (
        <Part key={grupo} title={grupo}>
          {grupo === DO_SORTEIO && <EventosAnunciados edital={edital.id} />}
          {REGRAS.filter((regra) => GRUPO_DA_REGRA[regra] === grupo).map(uma)}
        </Part>
      ))}
      <Suspense>
        {editor.record !== null && (
          <MudarRegra
            key={editor.turn}
            edital={edital.id}
            retifica={retifica}
            {...editor.record}
            opened={editor.opened}
            close={editor.close}
          />
        )}
      </Suspense>
    </>
  );
}

/** Why the last day for submissions moved, in the public words. */
function Prorrogacoes({ lidas: { prorrogacoes = [] } }: { readonly lidas: RegrasLidas }) {
  if (prorrogacoes.length === 0) return null;
  return (
    <Part title="Prazo das inscrições">
      <ul>
        {prorrogacoes.map(({ instante, de, ate, motivo }) => {
          const [era, passou] = formatarDoisPrazos(de, ate);
          return (
            <li key={instante}>
              <Text>
                <b>{formatarInstante(instante)}</b>: o prazo passou de {era} para {passou}. {motivo}
              </Text>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Retificacoes({ lidas }: { readonly lidas: RegrasLidas }) {
  if (lidas.retificacoes.length === 0) return null;
  return (
    <Part title="Retificações">
      <ul>
        {lidas.retificacoes.map(({ versao, instante, motivo, mudancas }) => (
          <li key={versao}>
            <Text>
              <b>{formatarInstante(instante)}</b>: {motivo}
            </Text>
            {mudancas.map(({ regra, de, para }) => (
              <Text key={regra} c="dimmed" size="sm">
                {SECOES_DAS_REGRAS[regra].titulo}. Antes: “{dito(lidas, regra, de)}” Agora: “
                {dito(lidas, regra, para)}”
              </Text>
            ))}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function dito({ regras }: RegrasLidas, regra: Regra, valor: RegrasLidas['regras'][Regra]): string {
  return SECOES_DAS_REGRAS[regra].dito({ ...regras, [regra]: valor });
}
