import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_WEBHOOK, NOMES_DOS_EVENTOS } from '@instrutoria/domain/webhook/messages.ts';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ShownOnce } from '../../../ui/page/shown-once.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import {
  useAtualizarWebhook,
  useCriarWebhook,
  useTestarWebhook,
  useTrocarSegredo,
  webhooksQuery,
} from '../api.ts';
import { DadosDoWebhook } from '../components/dados-do-webhook.tsx';
import { Entregas } from '../components/entregas.tsx';

type Webhook = AnswerOf<Api['listarWebhooks']>[number];
const NOVO = { nome: '', endereco: '', eventos: [] };

/** Lists the webhooks, and whether their deliveries arrived. */
export default function Webhooks() {
  const webhooks = useQuery(webhooksQuery);
  const [criar, atualizar] = [useCriarWebhook(), useAtualizarWebhook()];
  const [trocar, testar] = [useTrocarSegredo(), useTestarWebhook()];
  const confirm = useConfirm();
  const [aberto, setAberto] = useState<'novo' | Webhook | null>(null);
  const [olhado, setOlhado] = useState<number | null>(null);
  const [segredo, setSegredo] = useState<{ readonly valor: string | null; readonly texto: string } | null>(
    null,
  );

  const tentar = async (ato: () => Promise<unknown>, feito: string | null) => {
    try {
      await ato();
      if (feito !== null) notify.success(feito);
    } catch (error) {
      notify.failure(error);
    }
  };
  const trocarSegredo = async ({ id, nome }: Webhook) => {
    const detail = 'O segredo de agora vale mais 24 horas. Entregue o novo a quem cuida do outro sistema.';
    if (!(await confirm(`deseja trocar o segredo de ${nome}?`, { yes: 'Trocar', detail }))) return;
    await tentar(async () => {
      const { segredo: valor = null } = await trocar.mutateAsync(id);
      setSegredo({ valor, texto: MENSAGENS_WEBHOOK.segredoTrocado });
    }, null);
  };
  const enviarTeste = async ({ id }: Webhook) => {
    setOlhado(id);
    await tentar(() => testar.mutateAsync(id), MENSAGENS_WEBHOOK.testeEnviado);
  };
  const visto = webhooks.data?.find(({ id }) => id === olhado);

  return (
    <>
      <PageHeader
        title="Avisos para outros sistemas"
        description="Outro sistema da universidade é avisado quando algo acontece aqui, sem nomes nem outros dados de pessoas."
        actions={<Button onClick={() => setAberto('novo')}>Avisar um sistema</Button>}
      />
      <Stack gap="lg">
        {segredo !== null && (
          <ShownOnce
            secret={segredo.valor}
            lost={MENSAGENS_WEBHOOK.segredoNaoVeio}
            copied="Segredo copiado."
            notCopied="Não foi possível copiar. Selecione o segredo e copie-o pelo teclado."
          >
            {segredo.texto}
          </ShownOnce>
        )}
        {webhooks.isError ? (
          <ProblemNotice error={webhooks.error} onRetry={() => void webhooks.refetch()} />
        ) : (
          <DataTable
            caption="Sistemas avisados"
            rows={webhooks.data}
            rowKey={({ id }) => id}
            columns={[
              { key: 'nome', title: 'Sistema', rowHeader: true, cell: ({ nome }) => nome },
              { key: 'endereco', title: 'Endereço', cell: ({ endereco }) => endereco },
              {
                key: 'eventos',
                title: 'Avisos',
                cell: ({ eventos }) => eventos.map((um) => NOMES_DOS_EVENTOS[um]).join('; '),
              },
              {
                key: 'situacao',
                title: 'Situação',
                cell: ({ ativo, mortas, anteriorAte }) =>
                  [
                    ativo ? 'ligado' : 'desligado',
                    ...(mortas > 0 ? [`${mortas} sem chegar`] : []),
                    ...(anteriorAte !== null && new Date(anteriorAte) > new Date()
                      ? [`segredo anterior vale até ${formatarInstante(anteriorAte)}`]
                      : []),
                  ].join('; '),
              },
              {
                key: 'acoes',
                title: 'Ações',
                actions: true,
                cell: (webhook) => (
                  <Group gap="xs">
                    <Button size="sm" variant="default" onClick={() => setOlhado(webhook.id)}>
                      Ver avisos<span className="sr-only"> de {webhook.nome}</span>
                    </Button>
                    <Button size="sm" variant="default" onClick={() => setAberto(webhook)}>
                      Mudar<span className="sr-only"> {webhook.nome}</span>
                    </Button>
                    {webhook.ativo && (
                      <Button size="sm" variant="default" onClick={() => void enviarTeste(webhook)}>
                        Testar<span className="sr-only"> {webhook.nome}</span>
                      </Button>
                    )}
                    <Button size="sm" variant="default" onClick={() => void trocarSegredo(webhook)}>
                      Trocar o segredo<span className="sr-only"> de {webhook.nome}</span>
                    </Button>
                    <Button
                      size="sm"
                      variant="default"
                      onClick={() =>
                        void tentar(
                          () => atualizar.mutateAsync({ id: webhook.id, ativo: !webhook.ativo }),
                          MENSAGENS_WEBHOOK.salvo,
                        )
                      }
                    >
                      {webhook.ativo ? 'Desligar' : 'Ligar'}
                      <span className="sr-only"> {webhook.nome}</span>
                    </Button>
                  </Group>
                ),
              },
            ]}
            empty={<EmptyState title="Nenhum sistema é avisado" />}
          />
        )}
        {visto !== undefined && <Entregas key={visto.id} id={visto.id} nome={visto.nome} />}
        <Text>
          Como o outro sistema confere um aviso está na <Anchor href="/api/docs">referência da API</Anchor>.
        </Text>
      </Stack>
      {aberto !== null && (
        <DadosDoWebhook
          title={aberto === 'novo' ? 'Avisar um sistema' : 'Mudar os avisos'}
          submit="Salvar"
          antes={aberto === 'novo' ? NOVO : aberto}
          busy={criar.isPending || atualizar.isPending}
          onClose={() => setAberto(null)}
          onSave={async ({ nome, endereco, eventos }) => {
            if (aberto === 'novo') {
              const { segredo: valor = null } = await criar.mutateAsync({ nome, endereco, eventos });
              setSegredo({ valor, texto: MENSAGENS_WEBHOOK.criado });
            } else {
              await atualizar.mutateAsync({ id: aberto.id, nome, endereco, eventos });
              notify.success(MENSAGENS_WEBHOOK.salvo);
            }
            setAberto(null);
          }}
        />
      )}
    </>
  );
}
