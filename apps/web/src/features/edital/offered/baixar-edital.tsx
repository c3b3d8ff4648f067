import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Group, Text } from '@mantine/core';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { baixarEdital } from '../api.ts';

export function BaixarEdital({ edital }: { readonly edital: Edital }) {
  return (
    <Group gap="md">
      <DownloadButton
        label="Baixar o edital inteiro"
        fileName={`edital-${edital.id}.zip`}
        load={() => baixarEdital(edital.id)}
      />
      <Text size="sm" c="dimmed" flex="1 1 20rem">
        Planilhas, PDFs e arquivos enviados, num só ZIP. Com muitos projetos leva alguns minutos.
      </Text>
    </Group>
  );
}
