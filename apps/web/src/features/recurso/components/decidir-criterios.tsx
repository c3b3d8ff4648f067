import type { Digitadas } from '@instrutoria/domain/avaliacao/rules/fases.ts';
import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { RAZOES_MAXIMO } from '@instrutoria/domain/recurso/limits.ts';
import { contestaveis } from '@instrutoria/domain/recurso/rules/contestaveis.ts';
import { NativeSelect, Stack, Title } from '@mantine/core';
import { formatarNota } from '../../../lib/format/number-format.ts';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { NotaInput } from '../../avaliacao/offered/nota-input.tsx';
import type { Recurso } from '../api.ts';
import { notaDigitada } from '../offered/notas-por-criterio.ts';

export interface CriterioDigitado {
  readonly acolhido: boolean | null;
  readonly feedback: string;
}
export type CriteriosDigitados = Readonly<Partial<Record<string, CriterioDigitado>>>;

/** Sets the decision on one criterion. */
export const comCriterio = (
  antes: CriteriosDigitados,
  criterio: string,
  mudanca: Partial<CriterioDigitado>,
): CriteriosDigitados => ({
  ...antes,
  [criterio]: { acolhido: null, feedback: '', ...antes[criterio], ...mudanca },
});

const DECISOES = [
  { value: '', label: 'Escolha' },
  { value: 'sim', label: 'Acolher' },
  { value: 'nao', label: 'Não acolher' },
];
const VALORES = new Map([
  ['sim', true],
  ['nao', false],
]);

/** One page may show several appeals, so each field is named with its appeal. */
export const campoDe = ({ id }: Pick<Recurso, 'id'>, campo: string): string => `${campo}-${id}`;

/** Each contested criterion with its reasons, the decision on it, and its score where it is accepted. */
export function DecidirCriterios(props: {
  readonly recurso: Recurso;
  readonly digitados: CriteriosDigitados;
  readonly notas: Digitadas;
  readonly errors: FormErrors;
  readonly onDecidir: (criterio: string, mudanca: Partial<CriterioDigitado>) => void;
  /** By the name of the score's field. */
  readonly onNota: (campo: string, nota: number | null) => void;
}) {
  const { recurso, digitados, notas, errors, onDecidir, onNota } = props;
  const { projeto, barema, ...originais } = recurso.projetoAprovacao;
  const criterios = contestaveis(projeto.tipoProjeto, barema, originais);
  return (
    <Stack gap="lg">
      {(recurso.criterios ?? []).map(({ criterio, mensagem }, i) => {
        const contestado = criterios.find(({ codigo }) => codigo === criterio);
        if (contestado === undefined) return null;
        const original = contestado.nota(originais);
        const digitado = digitados[criterio];
        const nome = (campo: string) => campoDe(recurso, campo);
        const campo = (qual: string) => errors.field(nome(`criterios.${i}.${qual}`));
        return (
          <section key={criterio} aria-label={contestado.nome}>
            <Title order={3} size="h4">
              {contestado.nome}: {formatarNota(original)}
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
                  if (acolhido !== true) onNota(contestado.campo, original);
                }}
              />
              {digitado?.acolhido === true && (
                <NotaInput
                  nome={contestado.nome}
                  maximo={contestado.maximo}
                  passo={contestado.passo}
                  hint="A nota não pode diminuir."
                  value={notaDigitada(notas, contestado)}
                  original={barema === undefined ? null : original}
                  field={errors.field(nome(contestado.campo))}
                  onChange={(nota) => {
                    errors.clear(nome(contestado.campo));
                    onNota(contestado.campo, nota);
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
