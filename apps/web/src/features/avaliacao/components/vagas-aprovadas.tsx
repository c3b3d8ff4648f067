import {
  REMUNERADOS_APROVADOS_MAXIMO,
  VOLUNTARIOS_APROVADOS_MAXIMO,
} from '@instrutoria/domain/avaliacao/limits.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { acimaDoPedido, problemasDasVagas } from '@instrutoria/domain/avaliacao/rules/vagas.ts';
import { Button, Group, NumberInput, Text } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { type ParaDecidir, useAprovarInstrutores } from '../api.ts';

const ROTULOS = {
  remunerados_aprovados: 'Bolsistas aprovados',
  voluntarios_aprovados: 'Voluntários aprovados',
} as const;
const CURTOS = { remunerados_aprovados: 'bolsistas', voluntarios_aprovados: 'voluntários' } as const;
type Campo = keyof typeof ROTULOS;

/** The counts granted to one project, with a button that asks before it saves (spec 2 §5; D19). */
export function VagasAprovadas({ linha }: { readonly linha: ParaDecidir }) {
  // Undefined while what is stored is shown. Typing keeps the version that was on the screen: what another person saves
  // meanwhile is neither overwritten nor does it take away what was typed (T-G5).
  const [digitado, setDigitado] = useState<{
    readonly versao: number;
    readonly vagas: Readonly<Record<Campo, number | string>>;
  }>();
  const digitadas = digitado?.vagas ?? linha;
  const versao = digitado?.versao ?? linha.versao;
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({});
  const confirm = useConfirm();
  const aprovar = useAprovarInstrutores();
  const numero = (campo: Campo) => (digitadas[campo] === '' ? Number.NaN : Number(digitadas[campo]));
  const vagas = {
    remunerados_aprovados: numero('remunerados_aprovados'),
    voluntarios_aprovados: numero('voluntarios_aprovados'),
  };
  const mudou = (Object.keys(ROTULOS) as Campo[]).some((campo) => vagas[campo] !== linha[campo]);

  const save = async () => {
    const problemas = problemasDasVagas(vagas);
    setErros(Object.fromEntries(problemas.map(({ campo, mensagem }) => [campo, mensagem])));
    if (problemas.length > 0) return;
    if (!(await confirm(M.desejaSalvarInstrutores, { detail: linha.titulo }))) return;
    try {
      await aprovar.mutateAsync({ id: linha.projeto_id, versao, ...vagas });
      setDigitado(undefined);
      notify.success(M.instrutoresSalvos);
    } catch (error) {
      if (error instanceof ApiError) setErros(error.errors);
      notify.failure(error);
    }
  };

  const campo = (nome: Campo, maximo: number) => (
    <NumberInput
      error={erros[nome]}
      aria-label={`${ROTULOS[nome]} em ${linha.titulo}`}
      label={CURTOS[nome]}
      w={92}
      min={0}
      max={maximo}
      hideControls
      clampBehavior="none"
      allowDecimal={false}
      value={digitadas[nome]}
      onChange={(valor) => {
        setErros({});
        const { remunerados_aprovados, voluntarios_aprovados } = digitadas;
        setDigitado({ versao, vagas: { remunerados_aprovados, voluntarios_aprovados, [nome]: valor } });
      }}
    />
  );
  return (
    <>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        {campo('remunerados_aprovados', REMUNERADOS_APROVADOS_MAXIMO)}
        {campo('voluntarios_aprovados', VOLUNTARIOS_APROVADOS_MAXIMO)}
        <Button
          variant={mudou ? 'filled' : 'default'}
          loading={aprovar.isPending}
          onClick={() => void save()}
        >
          Salvar<span className="sr-only"> os instrutores de {linha.titulo}</span>
        </Button>
      </Group>
      {acimaDoPedido({ ...linha, ...vagas }) && (
        <Text size="sm" c="orange.9" fw={600} role="status">
          acima do pedido
        </Text>
      )}
    </>
  );
}
