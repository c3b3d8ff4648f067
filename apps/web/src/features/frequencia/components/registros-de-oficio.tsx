import { ORIGENS_POR_EXTENSO } from '@instrutoria/domain/coordenacao/messages.ts';
import { Text } from '@mantine/core';
import { formatarInstante } from '../../../lib/format/format.ts';
import { api } from '../../../lib/server/api.ts';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Folha } from '../api.ts';

/** The hours of this sheet that an administrator registered, with reason and document (D61). */
export function RegistrosDeOficio(props: { readonly folha: Folha; readonly comDocumentos: boolean }) {
  const { folha, comDocumentos } = props;
  const projeto = folha.projeto.id;
  return folha.deOficio.map(({ id, em, autor, motivo, origem, comDocumento }) => (
    <Notice key={id} title="Horas registradas pela administração">
      <Text>{`${autor.nome}, em ${formatarInstante(em)}, a partir ${ORIGENS_POR_EXTENSO[origem]}. As células estão marcadas.`}</Text>
      <Text>{`Motivo: ${motivo}`}</Text>
      {comDocumento && comDocumentos && (
        <PdfLink
          compact
          label="Abrir o documento"
          of={`de ${formatarInstante(em)}`}
          fileName={`frequencia_projeto_${projeto}_registro_${id}.pdf`}
          load={() => api.lerDocumentoDaFrequencia({ params: { id: projeto, registro: id } })}
        />
      )}
    </Notice>
  ));
}
