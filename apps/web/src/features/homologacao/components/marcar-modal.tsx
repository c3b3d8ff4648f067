import { MENSAGENS_HOMOLOGACAO as M, NOMES_DAS_PARTES } from '@instrutoria/domain/homologacao/messages.ts';
import { problemasDaMarca } from '@instrutoria/domain/homologacao/rules/marca-e-correcao.ts';
import { PARTES_A_CORRIGIR } from '@instrutoria/domain/homologacao/rules/partes.ts';
import type { ParteACorrigir } from '@instrutoria/domain/homologacao/types.ts';
import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import type { Marcar } from '../api.ts';

export type MarcaComMotivo = 'devolvido' | 'naoHomologado';

const ROTULOS = { secoes: 'O que corrigir', ate: 'Corrigir até', motivo: 'Motivo' } as const;
const DIZ = {
  devolvido: {
    botao: 'Devolver',
    titulo: 'Devolver para correção',
    frase: 'O coordenador recebe um e-mail com o motivo e corrige só as partes escolhidas, até o fim do dia.',
    feito: M.devolvido,
  },
  naoHomologado: {
    botao: 'Não homologar',
    titulo: 'Não homologar',
    frase: 'O projeto não será avaliado. O coordenador recebe um e-mail com o motivo e pode recorrer.',
    feito: M.naoHomologado,
  },
} as const;

/** Asks for the text to the coordinator. `sobre`: 'o projeto 37', '3 projetos'. */
export function MarcarModal(props: {
  readonly marca: MarcaComMotivo;
  readonly sobre: string;
  readonly hoje: string;
  readonly opened: boolean;
  /** For many projects the result is shown for each. */
  readonly feito?: string;
  readonly onClose: () => void;
  readonly act: (body: Marcar) => Promise<unknown>;
}) {
  const { marca, sobre, hoje, opened, onClose, act } = props;
  const { botao, titulo, frase, feito } = DIZ[marca];
  const [secoes, setSecoes] = useState<readonly ParteACorrigir[]>([]);
  const [ate, setAte] = useState('');
  const doPedido = (motivo: string): Marcar =>
    marca === 'devolvido'
      ? { marca, motivo, secoes: [...secoes], ...(ate === '' ? {} : { ate }) }
      : { marca, motivo };
  return (
    <ReasonModal
      title={`${titulo}: ${sobre}`}
      submit={botao}
      opened={opened}
      onClose={onClose}
      labels={ROTULOS}
      autofocus={marca === 'naoHomologado'}
      problems={(motivo) => problemasDaMarca({ marca, motivo, secoes, ate }, hoje)}
      act={(motivo) => act(doPedido(motivo))}
      done={props.feito ?? feito}
      fields={(errors) =>
        marca === 'devolvido' && (
          <Stack gap="md">
            <Checkbox.Group
              {...errors.field('secoes')}
              label={ROTULOS.secoes}
              withAsterisk
              value={[...secoes]}
              onChange={(escolhidas) => {
                errors.clear('secoes');
                setSecoes(PARTES_A_CORRIGIR.filter((uma) => escolhidas.includes(uma)));
              }}
            >
              <Stack gap="xs" mt="xs">
                {PARTES_A_CORRIGIR.map((uma) => (
                  <Checkbox size="md" key={uma} value={uma} label={NOMES_DAS_PARTES[uma]} />
                ))}
              </Stack>
            </Checkbox.Group>
            <TextInput
              {...errors.field('ate')}
              type="date"
              label={ROTULOS.ate}
              withAsterisk
              min={hoje}
              value={ate}
              onChange={(event) => {
                errors.clear('ate');
                setAte(event.currentTarget.value);
              }}
            />
          </Stack>
        )
      }
    >
      <Text>{frase}</Text>
    </ReasonModal>
  );
}
