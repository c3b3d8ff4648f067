import { MOTIVO_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { MENSAGENS_AVALIACAO as M, ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { podeRecusar } from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import { problemasDoMotivo } from '@instrutoria/domain/avaliacao/transitions.ts';
import { MENSAGENS_IMPEDIMENTO } from '@instrutoria/domain/impedimento/messages.ts';
import { ESPECIES_DE_IMPEDIMENTO, type EspecieDeImpedimento } from '@instrutoria/domain/impedimento/types.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import { PALAVRAS_CHAVE } from '@instrutoria/domain/projeto/campos.ts';
import { Anchor, Button, Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { EspecieField } from '../../impedimento/offered/especie-field.tsx';
import { SemNomes } from '../../projeto/offered/sem-nomes.tsx';
import {
  type Aprovacao,
  aprovacaoQuery,
  avaliacoesQuery,
  useAceitarAvaliacao,
  useRecusarAvaliacao,
} from '../api.ts';

export default function AceitarProjeto() {
  const id = useIdOfPath();
  const query = useQuery(aprovacaoQuery(id));
  const sumiu = id === 0 || (query.error instanceof ApiError && query.error.status === 404);
  return (
    <>
      <PageHeader title="Aceitar avaliação" crumbs={[{ label: 'Início', to: '/menu' }]} />
      {sumiu ? (
        <div role="alert">
          <EmptyState title="Esta avaliação não está designada para você." />
        </div>
      ) : (
        <QueryState query={query}>{(aprovacao) => <Designacao aprovacao={aprovacao} />}</QueryState>
      )}
    </>
  );
}

function Designacao({ aprovacao }: { readonly aprovacao: Aprovacao }) {
  const { projeto } = aprovacao;
  const alvo = { id: aprovacao.id ?? 0, versao: aprovacao.versao ?? 0 };
  const ate = useQuery(avaliacoesQuery('minhas')).data?.find((linha) => linha.projeto.id === projeto.id)?.ate;
  const [recusando, setRecusando] = useState(false);
  const aceitar = useAceitarAvaliacao();
  const confirm = useConfirm();
  const navigate = useNavigate();

  const accept = async () => {
    if (!(await confirm(M.desejaAceitar, { detail: projeto.titulo }))) return;
    try {
      await aceitar.mutateAsync(alvo);
    } catch (error) {
      notify.failure(error);
      return;
    }
    notify.success(M.aceito);
    void navigate('/menu');
  };

  return (
    <Stack gap="lg">
      <Panel title={projeto.titulo}>
        <ReadOnlyList
          items={[
            { label: 'Tipo do projeto', value: projeto.tipoProjeto },
            ...(projeto.semNomes
              ? []
              : [
                  { label: 'Coordenador', value: projeto.coordenador.nome },
                  { label: 'Regime de trabalho', value: projeto.regimeTrabalho ?? '—' },
                  { label: 'Unidade acadêmica', value: projeto.coordenador.unidade.nome },
                ]),
            { label: 'Edital', value: projeto.edital.nome },
            {
              label: 'Palavras-chave',
              value: PALAVRAS_CHAVE.map((nome) => projeto[nome]).join(', '),
            },
          ]}
        />
        {projeto.semNomes && <SemNomes />}
      </Panel>
      {aprovacao.foiAvaliador !== true ? (
        <Notice title={M.naoEhAvaliador} />
      ) : aprovacao.ja_foi_avaliado === true ? (
        <Notice kind="success" title={M.jaConcluida}>
          <Link to={`/avaliacao_projetos/${projeto.id}`}>Ver as suas notas e o parecer</Link>
        </Notice>
      ) : aprovacao.aceito === true ? (
        <>
          <Notice kind="success" title={M.aceito}>
            <Link to={`/avaliacao_projetos/${projeto.id}`}>Avaliar o projeto</Link>
          </Notice>
          {podeRecusar(aprovacao) && (
            <Panel title="Não vai poder avaliar este projeto?">
              <Text mb="sm">Enquanto nenhuma nota foi salva, a avaliação ainda pode ser recusada.</Text>
              <Button variant="default" color="red" onClick={() => setRecusando(true)}>
                Recusar
              </Button>
              <Recusa
                alvo={alvo}
                titulo={projeto.titulo}
                semNomes={projeto.semNomes === true}
                opened={recusando}
                onClose={() => setRecusando(false)}
              />
            </Panel>
          )}
        </>
      ) : (
        <Panel title="Você aceita avaliar este projeto?">
          <Text>
            {ate !== undefined && (
              <>
                O prazo para avaliar vai até <b>{formatarPrazo(ate)}</b>.{' '}
              </>
            )}
            <Anchor component={Link} to={`/avaliacao_projetos/${projeto.id}`}>
              Ler a proposta antes de responder
            </Anchor>
          </Text>
          <Text>Depois de aceitar, você ainda pode recusar enquanto não salvar nenhuma nota.</Text>
          <FormActions>
            <Button loading={aceitar.isPending} onClick={() => void accept()}>
              {R.sim}
            </Button>
            <Button variant="default" onClick={() => setRecusando(true)}>
              {R.nao}
            </Button>
          </FormActions>
          <Recusa
            alvo={alvo}
            titulo={projeto.titulo}
            semNomes={projeto.semNomes === true}
            opened={recusando}
            onClose={() => setRecusando(false)}
          />
        </Panel>
      )}
    </Stack>
  );
}

const CAMPOS_DA_RECUSA = { especie: 'Tipo de impedimento' };

function Recusa(props: {
  readonly alvo: { readonly id: number; readonly versao: number };
  readonly titulo: string;
  /** The evaluator sees no names, so they do not know about whom they would declare a conflict. */
  readonly semNomes: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const recusar = useRecusarAvaliacao();
  const navigate = useNavigate();
  const [impedido, setImpedido] = useState(false);
  const [especie, setEspecie] = useState<EspecieDeImpedimento | null>(null);
  const [declarar, setDeclarar] = useState(true);
  const dispensaMotivo = impedido && especie !== 'outro';
  return (
    <ReasonModal
      title={M.desejaRecusar}
      submit={R.sim}
      opened={props.opened}
      onClose={props.onClose}
      label="Motivo da recusa"
      description={`A administração lê o motivo. Até ${MOTIVO_MAXIMO.toLocaleString('pt-BR')} caracteres.`}
      autofocus
      optional={dispensaMotivo}
      labels={CAMPOS_DA_RECUSA}
      fields={(errors) => (
        <>
          <Checkbox
            label="Tenho impedimento"
            checked={impedido}
            onChange={(event) => {
              errors.clear();
              setImpedido(event.currentTarget.checked);
            }}
          />
          {impedido && (
            <>
              <EspecieField
                especies={ESPECIES_DE_IMPEDIMENTO}
                value={especie}
                onChange={setEspecie}
                errors={errors}
              />
              {!props.semNomes && (
                <>
                  <Checkbox
                    label="Vale também para os próximos projetos de quem coordena este"
                    checked={declarar}
                    onChange={(event) => setDeclarar(event.currentTarget.checked)}
                  />
                  <Text size="sm" c="dimmed">
                    A declaração fica em Meus impedimentos, onde pode ser encerrada. Só você e a administração
                    leem.
                  </Text>
                </>
              )}
            </>
          )}
        </>
      )}
      problems={(motivo) => [
        ...(impedido && especie === null
          ? [problema('especie', 'ESPECIE_VAZIA', MENSAGENS_IMPEDIMENTO.especieVazia)]
          : []),
        ...(estaVazio(motivo) && !dispensaMotivo
          ? [problema('motivo', 'MOTIVO_VAZIO', M.motivoVazio)]
          : problemasDoMotivo(motivo)),
      ]}
      act={async (motivo) => {
        const impedimento =
          impedido && especie !== null ? { especie, declarar: declarar && !props.semNomes } : undefined;
        await recusar.mutateAsync({ ...props.alvo, motivo, impedimento });
        void navigate('/menu');
      }}
      done={M.recusado}
    >
      <Text>{props.titulo}</Text>
    </ReasonModal>
  );
}
