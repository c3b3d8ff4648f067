import { Button, Group, List, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../../ui/page/notice.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { type InstalacaoAberta, useTestarEmail } from '../api.ts';

const NOMES: Readonly<Record<InstalacaoAberta['partes'][number]['parte'], string>> = {
  banco: 'Banco de dados',
  arquivos: 'Arquivos',
  email: 'E-mail',
  antivirus: 'Antivírus',
};
const SITUACOES = { ok: 'ok', ausente: 'não configurado', fora: 'não responde' } as const;

/** The configuration and the test result of each part; it is changed on the server, not here. */
export function PartesDoSistema({
  aberta,
  codigo,
}: {
  readonly aberta: InstalacaoAberta;
  readonly codigo: string;
}) {
  const [para, setPara] = useState('');
  const testar = useTestarEmail();
  return (
    <>
      <List spacing="xs">
        {aberta.partes.map(({ parte, situacao, mensagem }) => (
          <List.Item key={parte}>
            <strong>
              {NOMES[parte]}: {SITUACOES[situacao]}
            </strong>
            . {mensagem}.
          </List.Item>
        ))}
      </List>
      <Notice>
        Estas partes são configuradas no servidor, por variáveis de ambiente (guia de operação, seção 2). Pode
        seguir mesmo que falte alguma: uma lista lembra depois o que ficou por fazer.
      </Notice>
      <Group align="flex-end">
        <TextInput
          id="para"
          label="Enviar uma mensagem de teste para"
          type="email"
          value={para}
          onChange={(event) => setPara(event.currentTarget.value)}
        />
        <Button
          variant="default"
          loading={testar.isPending}
          // The failure is shown below.
          onClick={() => void testar.mutateAsync({ codigo, para }).catch(() => undefined)}
        >
          Enviar teste
        </Button>
      </Group>
      {testar.isSuccess && (
        <Notice kind={testar.data.enviada ? 'success' : 'warning'} live>
          {testar.data.message}
        </Notice>
      )}
      {testar.isError && <ProblemNotice error={testar.error} />}
    </>
  );
}
