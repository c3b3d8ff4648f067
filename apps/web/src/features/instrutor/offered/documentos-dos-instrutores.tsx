import {
  MENSAGENS_INSTRUTOR as M,
  NOMES_DOS_DOCUMENTOS,
  NOMES_DOS_TIPOS_DE_ALUNO,
} from '@instrutoria/domain/instrutor/messages.ts';
import {
  poderesNosInstrutores,
  projetoDoInstrutor,
  temInstrutores,
} from '@instrutoria/domain/instrutor/policies.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PaperList, PaperRow } from '../../../ui/page/paper-list.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Instrutor, instrutoresQuery, lerDocumento } from '../api.ts';
import { EstadoDoDocumento } from '../components/documentos/estado-do-documento.tsx';

/**
 * The documents of each instructor of a project that the reader may see; of ended vínculos for
 * administrators.
 */
export function DocumentosDosInstrutores({ projeto }: { readonly projeto: Projeto }) {
  const usuario = useSessao()?.usuario;
  const coordena = agePeloProjeto(projeto, usuario?.id);
  const poderes = poderesNosInstrutores(usuario?.tipo, coordena, false);
  const instrutores = useQuery(instrutoresQuery(projeto.id, poderes.administrar));
  if (!temInstrutores(projetoDoInstrutor(projeto))) return null;
  return (
    <section aria-label="Documentos dos instrutores">
      <Title order={2} mb="xs">
        Dos instrutores
      </Title>
      <QueryState query={instrutores}>
        {(lista) =>
          lista.length === 0 ? (
            <EmptyState title={M.nenhum} />
          ) : (
            <Stack gap="md">
              {poderes.verDocumentos && (
                <Text size="sm" c="dimmed">
                  Cada abertura fica no registro de acessos.
                </Text>
              )}
              {lista.map((instrutor) => (
                <div key={instrutor.id}>
                  <PaperList title={tituloDe(instrutor)} order={3}>
                    {poderes.verDocumentos ? (
                      <Conferidos instrutor={instrutor} administra={poderes.administrar} />
                    ) : (
                      <Entregues instrutor={instrutor} />
                    )}
                  </PaperList>
                </div>
              ))}
            </Stack>
          )
        }
      </QueryState>
    </section>
  );
}

const tituloDe = ({ nome, tipoAluno, fimVinculo }: Instrutor) =>
  `${nome}, ${NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno].toLowerCase()}${fimVinculo === null ? '' : ' (vínculo encerrado)'}`;

interface DeUm {
  readonly instrutor: Instrutor;
}

function Conferidos({ instrutor, administra }: DeUm & { readonly administra: boolean }) {
  const { id, nome, projeto, fimVinculo } = instrutor;
  return instrutor.conferencias.map(({ documento, situacao, motivo, conferidoEm, dispensa }) => {
    const titulo = NOMES_DOS_DOCUMENTOS[documento];
    const dito = [
      motivo ? `Motivo: ${motivo}` : '',
      dispensa ? `Dispensado da conferência: ${dispensa}` : '',
    ].filter((parte) => parte !== '');
    // The page with the act that this document waits for.
    const adiante =
      fimVinculo !== null || !(administra ? ['PENDENTE'] : ['RECUSADO', 'POR_ASSINAR']).includes(situacao)
        ? null
        : situacao === 'POR_ASSINAR'
          ? { texto: 'Ler e assinar', para: `/projetos/${projeto.id}/instrutores/termo/${id}` }
          : administra
            ? { texto: 'Conferir', para: `/conferir_documentos/${id}` }
            : { texto: 'Enviar outro', para: `/projetos/${projeto.id}/instrutores` };
    return (
      <PaperRow
        key={documento}
        name={titulo}
        state={
          <>
            <EstadoDoDocumento situacao={situacao} />
            {conferidoEm !== null && (
              <Text span size="sm" c="dimmed">
                em {formatarInstante(conferidoEm)}
              </Text>
            )}
          </>
        }
        more={dito.length === 0 ? undefined : dito.join(' · ')}
      >
        {adiante !== null && (
          <Anchor component={Link} to={adiante.para} size="sm" lh="1.75rem">
            {adiante.texto}
            <span className="sr-only">{` ${titulo} de ${nome}`}</span>
          </Anchor>
        )}
        {situacao !== 'POR_ASSINAR' && (
          <PdfLink
            compact
            label="Abrir"
            of={`${titulo.toLowerCase()} de ${nome}`}
            fileName={`${documento}_${id}.pdf`}
            load={() => lerDocumento(documento, id)}
          />
        )}
      </PaperRow>
    );
  });
}

/** The list for readers who only see whether there is a file. */
function Entregues({ instrutor }: DeUm) {
  const entregues = DOCUMENTOS.filter((documento) => instrutor[documento] !== false);
  return entregues.map((documento) => (
    <PaperRow key={documento} name={NOMES_DOS_DOCUMENTOS[documento]} state={<Tag>entregue</Tag>} />
  ));
}
