import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import { perguntaDeIniciarDecisao } from '@instrutoria/domain/edital/rules/perguntas.ts';
import { type Edital, TIPOS_DE_PROJETO, type TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../lib/server/api.ts';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useAtoDoEdital } from '../../edital/offered/ato-do-edital.tsx';
import { baixarRanque } from '../../ranque/api.ts';
import { useIniciarDecisao } from '../api.ts';

/** Links to the spreadsheet of each kind of ranking, with every score. */
export function PlanilhasDoRanque(props: {
  readonly edital: Edital | undefined;
  /** Absent: every kind. */
  readonly tipos?: readonly TipoDeProjeto[];
}) {
  const { edital, tipos = TIPOS_DE_PROJETO } = props;
  return (
    <>
      <Text mb="sm">
        Com todas as notas, na ordem do ranque{edital && `, do ${editalNaFrase(edital.nome)}`}.
      </Text>
      <Group>
        {tipos.map((tipo) => (
          <DownloadButton
            key={tipo}
            label={`Ranque ${tipo}`}
            fileName={`ranque_${tipo.replace('TIPO ', 'tipo')}.xlsx`}
            load={() => baixarRanque(tipo, edital?.id)}
          />
        ))}
      </Group>
    </>
  );
}

/** The act that ends the evaluation; asks for confirmation. */
export function BotaoDeIniciarDecisao(props: {
  readonly edital: Edital;
  /** Shown quietly because something forbids it; when pressed it shows the reason. */
  readonly quiet?: boolean;
  readonly onDone?: () => void;
  readonly mt?: 'md';
}) {
  const { edital, quiet = false, onDone, ...room } = props;
  const iniciar = useIniciarDecisao();
  const perguntar = useAtoDoEdital();

  const start = async () => {
    const done = await perguntar(
      edital.id,
      {
        question: perguntaDeIniciarDecisao(edital.nome),
        yes: 'Iniciar a decisão',
        detail: 'As notas ficam definitivas, e a comissão passa a decidir o número de instrutores.',
      },
      () => iniciar.mutateAsync(edital),
    );
    if (!done) return;
    notify.success(MENSAGENS_DECISAO.decisaoIniciada);
    onDone?.();
  };
  return (
    <Button
      size="sm"
      {...room}
      variant={quiet ? 'default' : 'filled'}
      loading={iniciar.isPending}
      onClick={() => void start()}
    >
      Decidir número de instrutores
    </Button>
  );
}

/** The obstacles to the decision, or the act that begins it. */
export function IniciarDecisao({ edital }: { readonly edital: Edital }) {
  const verificado = useQuery({
    queryKey: ['avaliacao', 'verificado', edital.id],
    queryFn: async ({ signal }) => {
      const params = { editalId: edital.id };
      const [faltam, avaliados] = await Promise.all([
        api.whole.listarNaoDesignados({ params, query: { pagina: '1', por_pagina: '1' }, signal }),
        api.verificarAvaliacao({ params, signal }),
      ]);
      if ((faltam.total ?? 0) > 0) return M.naoSubmetidosAAvaliacao;
      return avaliados.data ? null : avaliados.message;
    },
  });

  if (edital.fase === 'decisao' || edital.fase === 'secretaria') {
    return (
      <Notice kind="success" title={`A avaliação do ${editalNaFrase(edital.nome)} terminou`}>
        {edital.fase === 'decisao' ? (
          <Link to="/aprovacao_instrutores">Decidir o número de instrutores</Link>
        ) : (
          'Os projetos estão na secretaria.'
        )}
      </Notice>
    );
  }
  return (
    <QueryState query={verificado}>
      {(impedimento) =>
        impedimento !== null ? (
          <Notice kind="warning" title={impedimento} live>
            <Link to="/designar_avaliadores">Ver os projetos e os avaliadores</Link>
          </Notice>
        ) : (
          <>
            <Text mt="md" role="status">
              {M.todosAvaliados}
            </Text>
            <BotaoDeIniciarDecisao edital={edital} mt="md" />
          </>
        )
      }
    </QueryState>
  );
}
