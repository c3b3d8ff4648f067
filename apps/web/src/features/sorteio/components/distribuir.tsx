import { podeDesignar } from '@instrutoria/domain/designacao/rules/passos-da-designacao.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { podeDesignarProposta, propostaQueEspera } from '@instrutoria/domain/sorteio/rules/proposta.ts';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAddressFields } from '../../../lib/use-address-fields.ts';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Distribuicao, distribuicaoQuery, sorteioQuery, useSortear } from '../api.ts';
import classes from './distribuir.module.css';
import { EventoDaSemente } from './evento-da-semente.tsx';
import type { Fixadas } from './linhas-fixadas.ts';
import { PedirSorteio } from './pedir-sorteio.tsx';
import { ResultadoDoSorteio } from './resultado-do-sorteio.tsx';
import { SorteioEmAndamento } from './sorteio-em-andamento.tsx';
import { TentativasDoSorteio } from './tentativas-do-sorteio.tsx';

const CAMPOS = { sorteio: (texto: string) => /^[1-9]\d{0,8}$/.test(texto) } as const;
const NENHUMA: Fixadas = new Map();
const ANDAMENTO_MS = 1000;

/** Proposes evaluators for all projects without one; nobody is designated before 'Designar'. */
export function Distribuir({ edital }: { readonly edital: Edital }) {
  const sortear = useSortear(edital.id);
  const lida = useQuery({
    ...distribuicaoQuery(edital.id),
    refetchInterval: ({ state }) =>
      sortear.isPending || state.data?.tentativas.some(({ estado }) => estado === 'calculando')
        ? ANDAMENTO_MS
        : false,
  });
  if (!podeDesignar(edital.fase)) {
    return (
      <>
        <Notice title="Os avaliadores deste edital não podem ser designados agora">
          A distribuição é feita depois do fim das inscrições e antes da decisão.
        </Notice>
        <EventoDaSemente edital={edital} />
        <QueryState query={lida}>
          {(distribuicao) => (
            <>
              <SoLido />
              <Tentativas edital={edital.id} distribuicao={distribuicao} />
            </>
          )}
        </QueryState>
      </>
    );
  }
  return (
    <QueryState query={lida}>
      {(distribuicao) => <Partes edital={edital} distribuicao={distribuicao} sortear={sortear} />}
    </QueryState>
  );
}

/** The attempt opened from its row, when nobody can be designated any more. */
function SoLido() {
  const { values } = useAddressFields(CAMPOS);
  const escolhido = Number(values.sorteio ?? 0);
  const sorteio = useQuery(sorteioQuery(escolhido));
  if (escolhido === 0) return null;
  return (
    <QueryState query={sorteio}>
      {(lido) => <ResultadoDoSorteio key={lido.id} sorteio={lido} fixadas={NENHUMA} onFixadas={null} />}
    </QueryState>
  );
}

function Tentativas(props: { readonly edital: number; readonly distribuicao: Distribuicao }) {
  if (props.distribuicao.tentativas.length === 0) return null;
  return (
    <Part title="Tentativas">
      <TentativasDoSorteio edital={props.edital} tentativas={props.distribuicao.tentativas} />
    </Part>
  );
}

function Partes(props: {
  readonly edital: Edital;
  readonly distribuicao: Distribuicao;
  readonly sortear: ReturnType<typeof useSortear>;
}) {
  const { edital, distribuicao, sortear } = props;
  const { values, change } = useAddressFields(CAMPOS);
  // A person who comes back sees the waiting proposal without drawing again.
  const escolhido = Number(values.sorteio ?? propostaQueEspera(distribuicao.tentativas)?.id ?? 0);
  const sorteio = useQuery(sorteioQuery(escolhido));
  // Stored with the attempt's id, because another attempt has other rows.
  const [guardadas, setGuardadas] = useState({ sorteio: 0, fixadas: NENHUMA });
  const fixadas = guardadas.sorteio === escolhido ? guardadas.fixadas : NENHUMA;
  useUnsaved(
    fixadas.size > 0,
    'As linhas fixadas ou mudadas à mão ainda não foram designadas. Sair assim mesmo?',
  );
  const andando = distribuicao.tentativas.find(({ estado }) => estado === 'calculando');
  const aDesignar = sorteio.data !== undefined && podeDesignarProposta(sorteio.data);
  const temProposta =
    aDesignar && (sorteio.data?.proposta?.linhas.some(({ designado }) => !designado) ?? false);

  return (
    <div className={classes.parts}>
      <Part title="Distribuir">
        <Text className={classes.words} mb="md">
          {contado(distribuicao.projetos, 'projeto espera', 'projetos esperam')} avaliador;{' '}
          {contado(distribuicao.avaliadores, 'pessoa pode', 'pessoas podem')} recebê-los. O sorteio só propõe:
          ninguém é designado, nem avisado, antes de você ver a proposta e mandar designar.{' '}
          {distribuicao.fora > 0 && (
            <>
              {contado(distribuicao.fora, 'projeto em que', 'projetos em que')} você participa, ou declarou
              impedimento, {distribuicao.fora === 1 ? 'fica' : 'ficam'} para outro administrador.
            </>
          )}
        </Text>
        {distribuicao.projetos === 0 ? (
          <EmptyState title="Nenhum projeto espera avaliador.">
            <Anchor component={Link} to={`/editais/${edital.id}`}>
              Ver os projetos do edital
            </Anchor>
          </EmptyState>
        ) : (
          <PedirSorteio
            edital={edital.id}
            distribuicao={distribuicao}
            anterior={sorteio.data ?? null}
            fixadas={fixadas}
            quieto={temProposta}
            sortear={sortear}
            onFeito={({ id }) => {
              setGuardadas({ sorteio: id, fixadas: NENHUMA });
              change({ sorteio: String(id) });
            }}
          />
        )}
        {andando !== undefined && <SorteioEmAndamento tentativa={andando} />}
      </Part>
      {escolhido > 0 && (
        <QueryState query={sorteio}>
          {(lido) => (
            <ResultadoDoSorteio
              key={lido.id}
              sorteio={lido}
              fixadas={fixadas}
              onFixadas={
                podeDesignarProposta(lido)
                  ? (novas) => setGuardadas({ sorteio: lido.id, fixadas: novas })
                  : null
              }
            />
          )}
        </QueryState>
      )}
      <EventoDaSemente edital={edital} />
      <Tentativas edital={edital.id} distribuicao={distribuicao} />
    </div>
  );
}
