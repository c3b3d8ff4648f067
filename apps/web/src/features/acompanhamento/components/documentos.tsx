import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Stack } from '@mantine/core';
import { api } from '../../../lib/server/api.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { PaperList, PaperRow } from '../../../ui/page/paper-list.tsx';
import { DeclaracoesDoProjeto } from '../../declaracao/offered/declaracoes-do-projeto.tsx';
import { DocumentosDosInstrutores } from '../../instrutor/offered/documentos-dos-instrutores.tsx';
import { lerComprovante, temComprovante } from '../../projeto/offered/comprovante-link.tsx';
import { RelatorioDasDisciplinasEmPdf, RelatoriosEmPdf } from '../../relatorio/offered/relatorios-em-pdf.tsx';
import { partesDoProjeto } from './partes-do-projeto.ts';

/** All documents of a project that the reader may see; each is requested only when opened. */
export function Documentos({ projeto }: { readonly projeto: Projeto }) {
  const usuario = useSessao()?.usuario;
  const partes = partesDoProjeto(projeto, usuario, false, false);
  const temDeclaracoes =
    usuario !== undefined && (agePeloProjeto(projeto, usuario.id) || podeAdministrar(usuario));
  const { id } = projeto;
  return (
    <Stack gap="xl">
      <section aria-label="Documentos da proposta">
        <PaperList title="Da proposta">
          <PaperRow name="Proposta" more="Gerada na hora, como a proposta está.">
            <PdfLink
              compact
              label="Abrir"
              of="a proposta"
              fileName={`projeto_${id}.pdf`}
              load={() => api.gerarPdf({ params: { id } })}
            />
          </PaperRow>
          {temComprovante(projeto) && (
            <PaperRow name="Comprovante das disciplinas">
              <PdfLink
                compact
                label="Abrir"
                of="o comprovante das disciplinas"
                fileName={`comprovante_disciplinas_${id}.pdf`}
                load={() => lerComprovante(id)}
              />
            </PaperRow>
          )}
        </PaperList>
      </section>
      {partes.includes('instrutores') && <DocumentosDosInstrutores projeto={projeto} />}
      {partes.includes('relatorios') &&
        (partes.includes('instrutores') ? (
          <RelatoriosEmPdf projeto={projeto} />
        ) : (
          <RelatorioDasDisciplinasEmPdf projeto={projeto} />
        ))}
      {partes.includes('relatorios') && temDeclaracoes && <DeclaracoesDoProjeto projeto={projeto} />}
    </Stack>
  );
}
