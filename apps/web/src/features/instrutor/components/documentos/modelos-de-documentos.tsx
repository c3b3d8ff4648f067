import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { MODELOS } from '@instrutoria/domain/instrutor/types.ts';
import { Group, Text } from '@mantine/core';
import { PdfLink } from '../../../../ui/files/pdf-link.tsx';
import { gerarModelo } from '../../api.ts';
import { documentosDoForm, type InstrutorDigitado } from '../cadastro/instrutor-digitado.ts';

export function ModelosDeDocumentos({
  projeto,
  digitado,
}: {
  readonly projeto: number;
  readonly digitado: InstrutorDigitado;
}) {
  const pedidos = documentosDoForm(digitado);
  const { nome, email, programa_pos, tipoAluno } = digitado;
  return (
    <div>
      <Text mb="xs">
        Já vêm preenchidos com os dados do projeto e do formulário. Baixe, colha as assinaturas e envie
        abaixo.
      </Text>
      <Group gap="sm">
        {MODELOS.filter((modelo) => pedidos.includes(modelo)).map((documento) => (
          <PdfLink
            key={documento}
            label={NOMES_DOS_DOCUMENTOS[documento]}
            fileName={`${documento}.pdf`}
            load={() => gerarModelo({ projeto, documento, nome, email, programa_pos, tipoAluno })}
          />
        ))}
      </Group>
    </div>
  );
}
