import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { RAZOES_MAXIMO } from '@instrutoria/domain/recurso/limits.ts';
import { contestaveis } from '@instrutoria/domain/recurso/rules/contestaveis.ts';
import { Checkbox, Input, Stack, Text } from '@mantine/core';
import { formatarNota } from '../../../lib/format/number-format.ts';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import type { Aprovacao } from '../../avaliacao/api.ts';
import type { RecursoDigitado } from './use-recurso-digitado.ts';

/** Which criteria are contested, each with its reasons; none: the whole result. */
export function EscolherCriterios(props: {
  readonly aprovacao: Aprovacao;
  readonly pedido: RecursoDigitado;
  readonly errors: FormErrors;
}) {
  const { aprovacao, pedido, errors } = props;
  const indice = (criterio: string) => pedido.criterios.findIndex((um) => um.criterio === criterio);
  const erro = errors.field('criterios').error;
  return (
    <fieldset id="criterios" tabIndex={-1} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ padding: 0, fontWeight: 600 }}>O que você contesta</legend>
      <Text size="sm" c="dimmed" mb="sm">
        Marque cada critério que quer ver revisto e diga por quê. Sem nenhum marcado, o recurso é contra o
        resultado todo.
      </Text>
      {erro !== undefined && <Input.Error size="md">{erro}</Input.Error>}
      <Stack gap="md">
        {contestaveis(aprovacao.projeto.tipoProjeto, aprovacao.barema).map(
          ({ codigo: criterio, nome, nota }) => {
            const i = indice(criterio);
            return (
              <div key={criterio}>
                <Checkbox
                  size="md"
                  name={criterio}
                  label={`${nome}: ${formatarNota(nota(aprovacao))}`}
                  checked={i !== -1}
                  onChange={(event) => {
                    errors.clear();
                    pedido.escolher(criterio, event.currentTarget.checked);
                  }}
                />
                {i !== -1 && (
                  <div style={{ marginTop: '0.5rem' }}>
                    <RichTextField
                      {...errors.field(`criterios.${i}.mensagem`)}
                      label={`Razões: ${nome}`}
                      required
                      compact
                      value={pedido.criterios[i]?.mensagem ?? ''}
                      onChange={(html) => {
                        errors.clear(`criterios.${i}.mensagem`);
                        pedido.escrever(criterio, html);
                      }}
                      count={contarCodePoints}
                      min={0}
                      max={RAZOES_MAXIMO}
                    />
                  </div>
                )}
              </div>
            );
          },
        )}
      </Stack>
    </fieldset>
  );
}
