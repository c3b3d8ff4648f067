import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { MENSAGENS_PUBLICACAO as M } from '@instrutoria/domain/publicacao/messages.ts';
import { nomeDoTexto } from '@instrutoria/domain/publicacao/rules/texto.ts';
import { motivoPorExtenso } from '@instrutoria/domain/resultado/messages.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { porFazerQuery, type Texto, textosQuery, versoesDoResultadoQuery } from '../api.ts';
import { FormDoTexto } from '../components/form-do-texto.tsx';

/**
 * `?versao=`: the version of the result, by default the one in force; `?corrige=`: the text that gets a new
 * version.
 */
export default function FazerTexto() {
  return (
    <PaginaDoEdital parte="resultado">
      {(edital, quadro) => (
        <>
          {quadro(null)}
          {foiPublicado(edital) ? (
            <Escolher edital={edital} />
          ) : (
            <Notice title="Este edital ainda não tem resultado publicado">
              O texto de publicação é feito a partir de uma versão do resultado.
            </Notice>
          )}
        </>
      )}
    </PaginaDoEdital>
  );
}

function Escolher({ edital }: { readonly edital: Edital }) {
  const [busca] = useSearchParams();
  const textos = useQuery(textosQuery(edital.id));
  const corrige = Number(busca.get('corrige') ?? 0);
  return (
    <QueryState query={textos}>
      {(todos) => {
        const texto = todos.find(({ id }) => id === corrige) ?? null;
        if (corrige > 0 && texto === null) return <Notice kind="warning" title={M.textoNaoEncontrado} />;
        return <DaVersao edital={edital} corrige={texto} anterior={todos[0] ?? null} />;
      }}
    </QueryState>
  );
}

function DaVersao(props: {
  readonly edital: Edital;
  readonly corrige: Texto | null;
  readonly anterior: Texto | null;
}) {
  const { edital, corrige, anterior } = props;
  const [busca, setBusca] = useSearchParams();
  const versoes = useQuery(versoesDoResultadoQuery(edital.id));
  const pedida = Number(busca.get('versao') ?? 0);
  const emVigor = versoes.data?.at(-1)?.numero ?? 0;
  const versao =
    corrige?.resultado ?? (versoes.data?.some(({ numero }) => numero === pedida) ? pedida : emVigor);
  const porFazer = useQuery(porFazerQuery(edital.id, versao));
  const titulo = corrige === null ? 'Texto de publicação' : `Corrigir: ${nomeDoTexto(corrige)}`;
  return (
    <Part title={titulo}>
      {corrige === null && versoes.data !== undefined && versoes.data.length > 1 && (
        <NativeSelect
          id="versao"
          label="Versão do resultado"
          value={String(versao)}
          mb="md"
          data={versoes.data.toReversed().map((uma) => ({
            value: String(uma.numero),
            label: `versão ${uma.numero}, de ${formatarInstante(uma.instante)}: ${motivoPorExtenso(uma)}${uma.numero === emVigor ? ' (em vigor)' : ''}`,
          }))}
          onChange={(event) => setBusca({ versao: event.currentTarget.value }, { replace: true })}
        />
      )}
      {corrige?.emVigor === false ? (
        <Notice kind="warning" title={`${M.jaCorrigido}.`} />
      ) : (
        <QueryState query={versoes}>
          {() => (
            <QueryState query={porFazer}>
              {(fatos) => (
                <FormDoTexto
                  key={corrige?.id ?? 0}
                  edital={edital}
                  porFazer={fatos}
                  corrige={corrige}
                  anterior={anterior}
                />
              )}
            </QueryState>
          )}
        </QueryState>
      )}
    </Part>
  );
}
