import { NOMES_DOS_CRITERIOS } from '@instrutoria/domain/avaliacao/messages.ts';
import type { Criterio } from '@instrutoria/domain/avaliacao/types.ts';
import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { RAZOES_MAXIMO } from '@instrutoria/domain/recurso/limits.ts';
import { maximoNoRecurso } from '@instrutoria/domain/recurso/rules.ts';
import { NativeSelect, Stack, Title } from '@mantine/core';
import { formatarNota } from '../../../lib/numero.ts';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import type { FormErrors } from '../../../ui/use-form-errors.ts';
import { NotaInput } from '../../avaliacao/offered/nota-input.tsx';
import type { Recurso } from '../api.ts';

export interface CriterioDigitado {
  readonly acolhido: boolean | null;
  readonly feedback: string;
}
export type CriteriosDigitados = Partial<Readonly<Record<Criterio, CriterioDigitado>>>;

const DECISOES = [
  { value: '', label: 'Escolha' },
  { value: 'sim', label: 'Acolher' },
  { value: 'nao', label: 'Não acolher' },
];
const VALORES = new Map([
  ['sim', true],
  ['nao', false],
]);

/** Several appeals may stand on one page: each field is named with its appeal. */
export const campoDe = ({ id }: Pick<Recurso, 'id'>, campo: string): string => `${campo}-${id}`;

/** Each contested criterion with its reasons, what is decided of it, and its score where it is accepted. */
export function DecidirCriterios(props: {
  readonly recurso: Recurso;
  readonly digitados: CriteriosDigitados;
  readonly notas: Readonly<Record<Criterio, number | null>>;
  readonly errors: FormErrors;
  readonly onDecidir: (criterio: Criterio, mudanca: Partial<CriterioDigitado>) => void;
  readonly onNota: (criterio: Criterio, nota: number | null) => void;
}) {
  const { recurso, digitados, notas, errors, onDecidir, onNota } = props;
  const originais = recurso.projetoAprovacao;
  return (
    <Stack gap="lg">
      {(recurso.criterios ?? []).map(({ criterio, mensagem }, i) => {
        const digitado = digitados[criterio];
        const nome = (campo: string) => campoDe(recurso, campo);
        const campo = (qual: string) => errors.field(nome(`criterios.${i}.${qual}`));
        return (
          <section key={criterio} aria-label={NOMES_DOS_CRITERIOS[criterio]}>
            <Title order={3} size="h4">
              {NOMES_DOS_CRITERIOS[criterio]}: {formatarNota(originais[criterio])}
            </Title>
            <RichText html={mensagem} />
            <Stack gap="sm" mt="sm">
              <NativeSelect
                {...campo('acolhido')}
                label="Decisão sobre este critério"
                withAsterisk
                maw="16rem"
                data={DECISOES}
                value={
                  digitado?.acolhido === undefined || digitado.acolhido === null
                    ? ''
                    : digitado.acolhido
                      ? 'sim'
                      : 'nao'
                }
                onChange={(event) => {
                  errors.clear(nome(`criterios.${i}.acolhido`));
                  const acolhido = VALORES.get(event.currentTarget.value) ?? null;
                  onDecidir(criterio, { acolhido });
                  if (acolhido !== true) onNota(criterio, originais[criterio]);
                }}
              />
              {digitado?.acolhido === true && (
                <NotaInput
                  nome={NOMES_DOS_CRITERIOS[criterio]}
                  maximo={maximoNoRecurso(criterio, originais)}
                  hint="A nota não pode diminuir."
                  value={notas[criterio]}
                  field={errors.field(nome(criterio))}
                  onChange={(nota) => {
                    errors.clear(nome(criterio));
                    onNota(criterio, nota);
                  }}
                />
              )}
              <RichTextField
                {...campo('feedback')}
                label="Razões da decisão"
                description="O coordenador lê este texto."
                required
                compact
                value={digitado?.feedback ?? ''}
                onChange={(feedback) => {
                  errors.clear(nome(`criterios.${i}.feedback`));
                  onDecidir(criterio, { feedback });
                }}
                count={contarCodePoints}
                min={0}
                max={RAZOES_MAXIMO}
              />
            </Stack>
          </section>
        );
      })}
    </Stack>
  );
}
