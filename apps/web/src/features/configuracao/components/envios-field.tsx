import '@mantine/core/styles/NumberInput.layer.css';
import { LIMITE_DE_ENVIO_MB } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import type { Configuracao } from '@instrutoria/domain/configuracao/types.ts';
import { type Problema, problema } from '@instrutoria/domain/kernel/problema.ts';
import { Fieldset, NumberInput, SimpleGrid, Text } from '@mantine/core';
import { formatarBytes } from '../../../lib/format/format.ts';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';

export type EnviosDigitados = Readonly<Record<keyof Configuracao['envios'], number | string>>;

export const ROTULOS_DOS_ENVIOS = {
  'envios.naoUsadosMb': 'Arquivos ainda não usados, em MB',
  'envios.porDiaMb': 'Arquivos enviados por dia, em MB',
} as const;

const CAMPOS = [
  {
    campo: 'naoUsadosMb',
    description:
      'O que uma pessoa pode ter enviado sem que faça parte de um projeto, de um instrutor ou do perfil; o que não é usado sai sozinho em 24 horas',
  },
  {
    campo: 'porDiaMb',
    description: 'O que uma pessoa pode enviar em um dia, usado ou não; 1 GB são 1024 MB',
  },
] as const;

/** Only values that are no number; the server checks the rest. */
export function problemasDosEnviosDigitados(envios: EnviosDigitados): Problema[] {
  return CAMPOS.filter(({ campo }) => typeof envios[campo] !== 'number').map(({ campo }) =>
    problema(`envios.${campo}`, 'LIMITE_INVALIDO', M.limiteDeEnvioInvalido),
  );
}

export function EnviosField(props: {
  readonly value: EnviosDigitados;
  readonly onChange: (value: EnviosDigitados) => void;
  readonly errors: FormErrors;
}) {
  const { value, onChange, errors } = props;
  const { minimo } = LIMITE_DE_ENVIO_MB;
  return (
    <Fieldset legend="Limites de envio de arquivos">
      <Text size="sm" mb="sm">
        Quanto cada pessoa pode enviar, para que ninguém encha o disco sozinho. Quem chega ao limite lê quanto
        ainda pode enviar. Um arquivo tem até {minimo} MB: nenhum limite pode ser menor.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {CAMPOS.map(({ campo, description }) => (
          <NumberInput
            key={campo}
            {...errors.field(`envios.${campo}`)}
            label={ROTULOS_DOS_ENVIOS[`envios.${campo}`]}
            description={`${description}${emGb(value[campo])}`}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            clampBehavior="none"
            value={value[campo]}
            onChange={(mb) => {
              errors.clear(`envios.${campo}`);
              onChange({ ...value, [campo]: mb });
            }}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}

function emGb(mb: number | string): string {
  return typeof mb === 'number' && mb >= 1024 ? `. Agora: ${formatarBytes(mb * 1024 ** 2)}` : '';
}
