import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import { type ChavePublica, codigoDoTexto } from '@instrutoria/domain/declaracao/rules/assinatura.ts';
import type { DeclaracaoDosFatos } from '@instrutoria/domain/declaracao/rules/fatos.ts';
import { textoDaDeclaracao } from '@instrutoria/domain/declaracao/rules/texto.ts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { formatarInstante } from '../../../lib/format/format.ts';
import { api } from '../../../lib/server/api.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { chavesQuery } from '../api.ts';
import { chavesDaPagina, conferirNoAparelho } from '../components/conferir-no-aparelho.ts';
import { FraseDaDeclaracao } from '../components/frase-da-declaracao.tsx';

/** The code is in the address's fragment, which browsers never send. */
export default function ConferirAssinatura() {
  const codigo = useLocation().hash.slice(1);
  const [daPagina] = useState(chavesDaPagina);
  const query = useQuery({ ...chavesQuery, enabled: daPagina === null });
  return (
    <OpenPage>
      <PageHeader
        title="Conferir assinatura"
        description="Confere neste aparelho, sem enviar nada, se uma declaração foi emitida pela instituição."
      />
      <Stack gap="lg" align="stretch">
        {daPagina === null ? (
          <QueryState query={query}>{({ keys }) => <Resultado codigo={codigo} chaves={keys} />}</QueryState>
        ) : (
          <Resultado codigo={codigo} chaves={daPagina} />
        )}
        <OutroCodigo key={codigo} />
      </Stack>
    </OpenPage>
  );
}

function Resultado({
  codigo,
  chaves,
}: {
  readonly codigo: string;
  readonly chaves: readonly ChavePublica[];
}) {
  // Not a question to the server: it also runs without a network.
  const { data } = useQuery({
    queryKey: ['declaracao', 'assinatura', codigo],
    queryFn: () => conferirNoAparelho(codigo, chaves),
    enabled: codigo !== '',
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (codigo === '' || data === undefined) return null;
  if (data.resultado === 'integra') {
    return <Integra key={codigo} declaracao={data.declaracao} chave={data.chave} />;
  }
  const semCriptografia = data.resultado === 'semCriptografia';
  return semCriptografia ? (
    <Notice kind="warning" title="Não foi possível conferir aqui.">
      {M.semCriptografia}
    </Notice>
  ) : (
    <Notice kind="error" title={M.naoConfere}>
      {M.PORQUE_NAO_CONFERE[data.resultado]}
    </Notice>
  );
}

function Integra({
  declaracao,
  chave,
}: {
  readonly declaracao: DeclaracaoDosFatos;
  readonly chave: ChavePublica;
}) {
  const { codigo, emitidaEm, conteudo } = declaracao;
  const frase = textoDaDeclaracao(conteudo);
  const cortada = frase.includes('…');
  const dia = (segundos: number) => formatarInstante(new Date(segundos * 1000).toISOString());
  return (
    <>
      <Notice kind="success" title={M.integra}>
        O papel deve dizer o que está abaixo.{cortada ? ` ${M.textoCortado}` : ''}
        {chave.exp === undefined ? '' : ` A chave que assinou foi trocada em ${dia(chave.exp)}.`}
      </Notice>
      <Panel title="O que a declaração diz">
        <Stack gap="md" align="stretch">
          <FraseDaDeclaracao frase={frase} />
          <ReadOnlyList
            items={[
              { label: 'Código', value: codigo },
              { label: 'Emitida em', value: formatarInstante(emitidaEm) },
            ]}
          />
          <Revogacao codigo={codigo} />
        </Stack>
      </Panel>
    </>
  );
}

/** Asks the server only when the button is pressed, and says which of the two checks was made. */
function Revogacao({ codigo }: { readonly codigo: string }) {
  const pergunta = useMutation({
    mutationFn: () => api.verificarDeclaracao({ params: { codigo } }),
    networkMode: 'always',
  });
  const { data, error } = pergunta;
  const desconhecida = error instanceof ApiError && error.status === 404;
  return (
    <Stack gap="sm" align="stretch" role="status">
      {data === undefined && !desconhecida && <Text size="sm">{M.revogacaoNaoConferida}</Text>}
      {data?.situacao === 'VALIDA' && <Notice kind="success" title={M.naoRevogada} />}
      {data?.situacao === 'REVOGADA' && <Notice kind="error" title={M.foiRevogada} />}
      {desconhecida && <Notice kind="error" title={M.assinadaMasDesconhecida} />}
      {error !== null && !desconhecida && <ProblemNotice error={error} onRetry={() => pergunta.mutate()} />}
      {data === undefined && error === null && (
        <Group>
          <Button variant="light" loading={pergunta.isPending} onClick={() => pergunta.mutate()}>
            {M.perguntarRevogacao}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function OutroCodigo() {
  const navigate = useNavigate();
  const [texto, setTexto] = useState('');
  const codigo = codigoDoTexto(texto);
  return (
    <Panel title="Conferir outro código">
      <Stack gap="md" align="stretch">
        <Textarea
          label="Código ou endereço lido do QR"
          description="Cole o texto inteiro. Nada é enviado."
          autosize
          minRows={3}
          maxRows={8}
          value={texto}
          onChange={(event) => setTexto(event.currentTarget.value)}
        />
        <Group>
          <Button disabled={codigo === ''} onClick={() => void navigate({ hash: codigo }, { replace: true })}>
            Conferir
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
