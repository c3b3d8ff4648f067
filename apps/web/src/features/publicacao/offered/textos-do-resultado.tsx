import { nomeDoTexto } from '@instrutoria/domain/publicacao/rules/texto.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { podeVer } from '../../../app/shell/who.ts';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { HowToVerify } from '../../../ui/page/how-to-verify.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { baixarPdfDoTexto, baixarTexto, type Texto, textosQuery } from '../api.ts';

/** The publication texts of a call's result, for publishers and readers; each with its versions. */
export function TextosDoResultado({ edital }: { readonly edital: number }) {
  const textos = useQuery(textosQuery(edital));
  const faz = podeVer('guardarTextoDePublicacao', useSessao()?.usuario.tipo);
  const fazer = `/editais/${edital}/texto_de_publicacao`;
  return (
    <Part
      title="Textos de publicação"
      actions={
        faz && (
          <Button component={Link} to={fazer} variant="default">
            Fazer o texto de publicação
          </Button>
        )
      }
    >
      <QueryState query={textos}>
        {(todos) =>
          todos.length === 0 ? (
            <Text>Nenhum texto foi salvo ainda.</Text>
          ) : (
            <Stack gap="md">
              {todos.map((texto) => (
                <UmTexto
                  key={texto.id}
                  texto={texto}
                  corrigir={faz && texto.emVigor ? `${fazer}?corrige=${texto.id}` : null}
                />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </Part>
  );
}

function UmTexto({ texto, corrigir }: { readonly texto: Texto; readonly corrigir: string | null }) {
  const { id, versao, resultado, emVigor, publico, motivo, sha256, criadoEm, especie, numero, ano } = texto;
  const nome = `${nomeDoTexto(texto)}${versao > 1 ? `, versão ${versao}` : ''}`;
  const arquivo = `${especie}-${numero}-${ano}${versao > 1 ? `-versao-${versao}` : ''}`;
  return (
    <div>
      <Text>
        <b>{nome}</b>, da versão {resultado} do resultado, de {formatarInstante(criadoEm)}
        {motivo !== null && `: ${motivo}`}. {publico ? 'Público.' : 'Só para a administração.'}
        {!emVigor && ' Há uma versão mais nova.'}
      </Text>
      <HowToVerify>
        SHA-256 do texto: <code>{sha256}</code>
      </HowToVerify>
      <Group gap="sm" mt="xs" align="start">
        <PdfLink label={nome} fileName={`${arquivo}.pdf`} load={() => baixarPdfDoTexto(id)} />
        <DownloadButton
          label={`Baixar o texto, ${nome}`}
          fileName={`${arquivo}.txt`}
          load={() => baixarTexto(id)}
        />
        <DownloadButton
          label={`Conferir a soma, ${nome}`}
          fileName={`${arquivo}-conferencia.json`}
          load={() => baixarTexto(id, 'true')}
        />
        {corrigir !== null && (
          <Button component={Link} to={corrigir} variant="default">
            Corrigir<span className="sr-only"> {nome}</span>
          </Button>
        )}
      </Group>
    </div>
  );
}
