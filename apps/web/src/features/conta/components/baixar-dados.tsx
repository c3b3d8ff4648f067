import { Text } from '@mantine/core';
import { api } from '../../../lib/server/api.ts';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

export function BaixarDados() {
  return (
    <Panel title="Baixar os meus dados">
      <Text mb="md">
        Um arquivo ZIP com o seu cadastro, projetos, rascunhos, arquivos e avaliações, e o que você fez no
        sistema. Pode levar até um minuto.
      </Text>
      <DownloadButton label="Baixar os meus dados" fileName="meus_dados.zip" load={() => api.meusDados()} />
    </Panel>
  );
}
