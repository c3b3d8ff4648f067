import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import {
  MENSAGENS_TERMO as M,
  NOMES_DOS_MEIOS,
  NOMES_DOS_PAPEIS_DO_TERMO,
} from '@instrutoria/domain/termo/messages.ts';
import { FileInput, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { formatarInstante } from '../../../lib/format/format.ts';
import { hex } from '../../../lib/hex.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { termoConferidoQuery } from '../api.ts';

type Termo = AnswerOf<Api['conferirTermo']>;

/** The public page of a signed termo: who signed, when, and whether a file is the signed one. */
export default function ConferirTermo() {
  const { codigo = '' } = useParams();
  const query = useQuery(termoConferidoQuery(codigo));
  const desconhecido = query.error instanceof ApiError && query.error.status === 404;
  return (
    <OpenPage>
      <PageHeader title="Conferir termo de compromisso" />
      {desconhecido ? (
        <div role="alert">
          <EmptyState title={M.naoEncontrado}>
            O código escrito foi <b>{codigo}</b>.
          </EmptyState>
        </div>
      ) : (
        <QueryState query={query}>{(termo) => <Veredito termo={termo} />}</QueryState>
      )}
    </OpenPage>
  );
}

function Situacao({ termo: { integro, atual } }: { readonly termo: Termo }) {
  if (integro === false) {
    return (
      <Notice kind="error" title="O texto não está como foi assinado.">
        Não aceite este termo. Fale com a instituição.
      </Notice>
    );
  }
  if (integro === null) {
    return (
      <Notice kind="info" title="Este termo foi assinado, e o prazo para manter o texto acabou.">
        O texto e os nomes foram apagados. Ficam as somas SHA-256 e as datas.
      </Notice>
    );
  }
  if (atual) {
    return (
      <Notice kind="success" title="Este termo foi assinado por todos e está íntegro.">
        O papel deve dizer exatamente o que está abaixo.
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title="Este termo está íntegro, mas outro documento está hoje no lugar dele.">
      Pergunte à instituição qual vale.
    </Notice>
  );
}

function Veredito({ termo }: { readonly termo: Termo }) {
  const { instituicao, codigo, sha256, modelo, assinaturas } = termo;
  return (
    <Stack gap="lg" align="stretch">
      <Situacao termo={termo} />
      <Panel title="Quem assinou">
        <Stack gap="md" align="stretch">
          {assinaturas.map(({ papel, nome, cpf, em, meio }) => (
            <ReadOnlyList
              key={papel}
              items={[
                { label: NOMES_DOS_PAPEIS_DO_TERMO[papel], value: nome ?? 'nome eliminado' },
                { label: 'CPF', value: cpf ?? 'eliminado' },
                { label: 'Assinou em', value: formatarInstante(em) },
                { label: 'Como', value: `confirmou com ${NOMES_DOS_MEIOS[meio]}` },
              ]}
            />
          ))}
        </Stack>
      </Panel>
      <Panel title="O documento">
        <Stack gap="md" align="stretch">
          <ReadOnlyList
            items={[
              { label: 'Instituição', value: instituicao },
              { label: 'Código', value: codigo },
              { label: 'Versão do modelo', value: String(modelo) },
              { label: 'SHA-256 do texto', value: sha256 },
            ]}
          />
          <ConferirArquivo esperado={termo.arquivoSha256} />
        </Stack>
      </Panel>
    </Stack>
  );
}

async function sha256De(arquivo: File): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', await arquivo.arrayBuffer())));
}

/** Reckons the hash of a file on this device; nothing is sent. */
function ConferirArquivo({ esperado }: { readonly esperado: string }) {
  const [igual, setIgual] = useState<boolean | 'falhou' | null>(null);
  const escolher = async (arquivo: File | null) => {
    try {
      setIgual(arquivo === null ? null : (await sha256De(arquivo)) === esperado);
    } catch {
      // The file cannot be read, or `crypto.subtle` is absent without https.
      setIgual('falhou');
    }
  };
  return (
    <>
      <FileInput
        label="Conferir o PDF que você tem"
        description="O arquivo é comparado neste aparelho, sem ser enviado"
        accept="application/pdf"
        placeholder="Escolher o PDF"
        clearable
        onChange={(arquivo) => void escolher(arquivo)}
      />
      <div role="status">
        {igual === true && <Notice kind="success" title="Este arquivo é o que foi assinado, sem mudança." />}
        {igual === 'falhou' && (
          <Notice kind="warning" title="Este navegador não conseguiu conferir o arquivo." />
        )}
        {igual === false && (
          <Notice kind="error" title="Este arquivo não é o que foi assinado, ou mudou depois." />
        )}
      </div>
    </>
  );
}
