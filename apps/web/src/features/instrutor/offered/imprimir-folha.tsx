import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { imprimirMes } from '../api.ts';

export interface AlunoComMeses {
  readonly id: number;
  readonly nome: string;
  /** 'yyyy-mm', at least one. */
  readonly meses: readonly string[];
  /** The month that is chosen first. */
  readonly primeiro: string;
}

/** The attendance sheet of one instructor and month as a PDF, to be printed and signed. */
export function ImprimirFolha(props: {
  readonly projeto: number;
  readonly alunos: readonly AlunoComMeses[];
}) {
  const { projeto, alunos } = props;
  const [escolhido, setEscolhido] = useState<number | null>(null);
  const [mesEscolhido, setMesEscolhido] = useState('');
  const aluno = alunos.find(({ id }) => id === escolhido) ?? alunos[0];
  if (aluno === undefined) return null;
  const { id, nome, meses, primeiro } = aluno;
  const mes = meses.includes(mesEscolhido) ? mesEscolhido : primeiro;
  return (
    <>
      <Text size="sm" mb="sm">
        Um PDF para assinar, com as horas já registradas e os dias que o aluno enviou.
      </Text>
      <Group align="flex-end" gap="md">
        {alunos.length > 1 && (
          <NativeSelect
            label="Instrutor"
            value={String(id)}
            data={alunos.map((um) => ({ value: String(um.id), label: um.nome }))}
            onChange={(event) => setEscolhido(Number(event.currentTarget.value))}
          />
        )}
        <NativeSelect
          label="Mês"
          value={mes}
          data={meses.map((um) => ({ value: um, label: mesPorExtenso(um) }))}
          onChange={(event) => setMesEscolhido(event.currentTarget.value)}
        />
        <PdfLink
          key={`${id} ${mes}`}
          label="Imprimir"
          of={`a folha de ${nome}, ${mesPorExtenso(mes)}`}
          fileName={`folha-de-frequencia-${id}-${mes}.pdf`}
          load={() => imprimirMes({ id: projeto, instrutor: id, mes })}
        />
      </Group>
    </>
  );
}
