import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import {
  MENSAGENS_CONTA,
  NOMES_DAS_PARTES_DO_TOKEN,
  NOMES_DOS_ALCANCES,
} from '@instrutoria/domain/conta/messages.ts';
import {
  ALCANCES_DO_TOKEN,
  type EscopoDoToken,
  PARTES_DO_TOKEN,
} from '@instrutoria/domain/conta/rules/token-pessoal.ts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { podeVer } from '../../../app/shell/who.ts';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ShownOnce } from '../../../ui/page/shown-once.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { TOKENS_POR_PAGINA, tokensDeTodosQuery, tokensQuery, useRevogarToken } from '../api.ts';
import { CriarToken } from '../components/criar-token.tsx';

type Token = AnswerOf<Api['listarTokens']>[number];
type TokenDeAlguem = AnswerOf<Api['listarTokensDeTodos']>[number];

function escoposEmPalavras(escopos: readonly EscopoDoToken[]): string {
  return PARTES_DO_TOKEN.flatMap((parte) => {
    const alcance = ALCANCES_DO_TOKEN.find((um) => escopos.includes(`${parte}:${um}`));
    return alcance === undefined
      ? []
      : [`${NOMES_DAS_PARTES_DO_TOKEN[parte]}: ${NOMES_DOS_ALCANCES[alcance]}`];
  }).join('; ');
}

const dados: readonly Column<Token>[] = [
  { key: 'pode', title: 'Pode', cell: ({ escopos }) => escoposEmPalavras(escopos) },
  { key: 'expiraEm', title: 'Vale até', cell: ({ expiraEm }) => formatarInstante(expiraEm) },
  {
    key: 'ultimoUso',
    title: 'Último uso',
    cell: ({ ultimoUso }) => (ultimoUso === null ? 'ainda não usado' : formatarInstante(ultimoUso)),
  },
];

/** Keys for programs, so that nobody writes a password into a script; administrators see those of all people too. */
export default function Tokens() {
  const tokens = useQuery(tokensQuery);
  const revogar = useRevogarToken();
  const confirm = useConfirm();
  const [creating, setCreating] = useState(false);
  const [novo, setNovo] = useState<{ readonly token: string | null } | null>(null);

  const revoke = async ({ id, nome }: Token) => {
    const detail = 'O programa que usa esta chave deixa de entrar na mesma hora.';
    if (!(await confirm(`deseja revogar a chave ${nome}?`, { danger: true, yes: 'Revogar', detail }))) return;
    try {
      await revogar.mutateAsync(id);
      setNovo(null);
      notify.success(MENSAGENS_CONTA.tokenRevogado);
    } catch (error) {
      notify.failure(error);
    }
  };

  const acoes: Column<Token> = {
    key: 'acoes',
    title: 'Ações',
    actions: true,
    cell: (token) => (
      <Button size="sm" variant="default" onClick={() => void revoke(token)}>
        Revogar<span className="sr-only"> a chave {token.nome}</span>
      </Button>
    ),
  };

  return (
    <>
      <PageHeader
        title="Chaves para programas"
        description="Uma chave deixa um programa usar a sua conta, só no que você escolher, sem a sua senha."
        actions={<Button onClick={() => setCreating(true)}>Criar uma chave</Button>}
      />
      <Stack gap="lg">
        <Text>
          O que um programa pode pedir, e como, está na <Anchor href="/api/docs">referência da API</Anchor>.
        </Text>
        {novo !== null && (
          <ShownOnce
            secret={novo.token}
            lost={MENSAGENS_CONTA.tokenNaoVeio}
            copied="Chave copiada."
            notCopied="Não foi possível copiar. Selecione a chave e copie-a pelo teclado."
          >
            {MENSAGENS_CONTA.tokenCriado}
          </ShownOnce>
        )}
        {tokens.isError ? (
          <ProblemNotice error={tokens.error} onRetry={() => void tokens.refetch()} />
        ) : (
          <DataTable
            caption="As minhas chaves"
            columns={[
              { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
              ...dados,
              acoes,
            ]}
            rows={tokens.data}
            rowKey={({ id }) => id}
            empty={
              <EmptyState title="Você não tem chaves">
                Trocar a senha ou mudar o tipo da conta encerra todas as chaves dela.
              </EmptyState>
            }
          />
        )}
        {podeVer('listarTokensDeTodos', useSessao()?.usuario.tipo) && <TokensDeTodos acoes={acoes} />}
      </Stack>
      <CriarToken
        opened={creating}
        onClose={() => setCreating(false)}
        onCreated={(token) => {
          setCreating(false);
          setNovo({ token: token ?? null });
        }}
      />
    </>
  );
}

function TokensDeTodos({ acoes }: { readonly acoes: Column<TokenDeAlguem> }) {
  const paged = usePaged();
  const query = useQuery(tokensDeTodosQuery(paged.page));
  return (
    <PagedTable
      caption="Chaves de todas as pessoas"
      paged={paged}
      query={query}
      size={TOKENS_POR_PAGINA}
      of="chaves"
      rowKey={({ id }) => id}
      columns={[
        { key: 'pessoa', title: 'Pessoa', rowHeader: true, cell: ({ pessoa }) => pessoa.nome },
        { key: 'nome', title: 'Nome', cell: ({ nome }) => nome },
        ...dados,
        acoes,
      ]}
      empty={<EmptyState title="Ninguém tem chaves" />}
    />
  );
}
