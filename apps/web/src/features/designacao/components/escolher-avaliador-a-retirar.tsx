import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { NativeSelect, Text } from '@mantine/core';
import type { QuemSai } from '../../avaliacao/offered/designados.ts';

const projetos = (n: number) => contado(n, 'projeto', 'projetos');

/** Chooses the evaluator to replace, in projects with several. */
export function QuemSaiInput(props: {
  readonly field: { readonly id: string; readonly name: string; readonly error: string | undefined };
  readonly podemSair: readonly QuemSai[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { field, podemSair, value, onChange } = props;
  return (
    <NativeSelect
      {...field}
      label="Quem sai"
      description="Quem ainda não concluiu, e em quantos dos projetos escolhidos"
      withAsterisk
      data={[
        { value: '', label: podemSair.length === 0 ? 'Ninguém: todos concluíram' : 'Escolha' },
        ...podemSair.map(({ id, nome, porConcluir }) => ({
          value: String(id),
          label: `${nome} · ${projetos(porConcluir)}`,
        })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** In projects with several evaluators only one is replaced, and only where they have not concluded. */
export function QuemSaiEQuemEntra(props: {
  readonly total: number;
  readonly sai: QuemSai | undefined;
  readonly entra: string | undefined;
}) {
  const { total, sai, entra = 'Quem entra' } = props;
  if (sai === undefined) return <Text>Escolha quem sai: os outros avaliadores de cada projeto ficam.</Text>;
  const { nome, porConcluir } = sai;
  return (
    <div>
      <Text>
        {nome} sai de {projetos(porConcluir)}; os outros avaliadores ficam. {M.notasNaoPassam} Quem sai é
        avisado. {entra} recebe um e-mail{porConcluir === 1 ? '' : ', com todos eles'}.
      </Text>
      {total > porConcluir && (
        <Text mt="xs">
          {nome} não está, ou já concluiu, e nada muda: {projetos(total - porConcluir)}.
        </Text>
      )}
      <Impossivel />
    </div>
  );
}

/** Announces that each project gets its own answer after the act. */
export function Impossivel() {
  return (
    <Text mt="xs" c="dimmed">
      O que não for possível, por exemplo por um impedimento, aparece projeto por projeto.
    </Text>
  );
}
