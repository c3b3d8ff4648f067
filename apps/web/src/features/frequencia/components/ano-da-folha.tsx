import { nomeDoMes } from '@instrutoria/domain/kernel/datas.ts';
import { Group, NativeSelect, Text } from '@mantine/core';
import type { Folha } from '../api.ts';

export function AnoDaFolha({
  folha,
  soLeitura,
  onChange,
}: {
  readonly folha: Folha;
  readonly soLeitura: boolean;
  readonly onChange: (ano: number) => void;
}) {
  const { ano, anos, ultimoMes } = folha;
  const ate = ultimoMes === 12 ? 'de todos os meses' : `até ${nomeDoMes(ultimoMes)}`;
  return (
    <Group gap="lg" align="flex-end">
      {anos.length > 1 && (
        <NativeSelect
          label="Ano"
          value={String(ano)}
          data={anos.map(String)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      )}
      <Text size="sm" c="gray.7" maw="44rem">
        {soLeitura
          ? 'Aqui estão só as horas que já foram registradas. Quem as registra é o coordenador do projeto.'
          : `Preencha as horas ${ate}, de 0 a 320, com no máximo uma casa decimal. Escreva −1 quando o mês não se aplica. O que aparece como “sugestão” ainda não foi registrado.`}
      </Text>
    </Group>
  );
}
