import { CRITERIOS_MAXIMO } from '@instrutoria/domain/barema/limits.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { FormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { criterioNovo } from './barema-digitado.ts';
import { CamposDoCriterio } from './campos-do-criterio.tsx';
import classes from './editor.module.css';
import { type EmEdicao, mover } from './em-edicao.ts';
import { MoverERemover } from './mover-e-remover.tsx';

const LISTA = 'barema.criterios';

/** The criteria in their order: one more, one less, another order. */
export function ListaDeCriterios(props: {
  readonly edicao: EmEdicao;
  readonly tipo: TipoDeProjeto;
  readonly errors: FormErrors;
  readonly travado: boolean;
}) {
  const { edicao, tipo, errors, travado } = props;
  const { digitado, mudar, mudarCriterio } = edicao;
  const { criterios, desempates } = digitado;
  const [dito, setDito] = useState('');
  const acrescentar = useRef<HTMLButtonElement>(null);
  const focar = (i: number) =>
    setTimeout(() => {
      const nome = document.getElementById(`${LISTA}.${i}.nome`);
      (nome ?? acrescentar.current)?.focus();
    });
  const nomeDe = (i: number) => {
    const nome = criterios[i]?.nome.trim() ?? '';
    return nome === '' ? `o critério ${i + 1}` : `“${nome}”`;
  };
  const { id, error } = errors.field(LISTA);
  return (
    <div className={classes.lista}>
      <div id={id} tabIndex={-1}>
        {error !== undefined && <Text c="var(--bad)">{error}</Text>}
      </div>
      {criterios.map((criterio, i) => (
        <CamposDoCriterio
          key={criterio.codigo}
          i={i}
          criterio={criterio}
          tipo={tipo}
          errors={errors}
          travado={travado}
          onChange={(parte) => mudarCriterio(i, parte)}
          actions={
            !travado && (
              <MoverERemover
                nome={nomeDe(i)}
                lugar={i}
                ultimo={criterios.length - 1}
                onMove={(passo) => {
                  // An error belongs to a place, which holds another criterion now; saving checks them anew.
                  errors.clear();
                  mudar({ criterios: mover(criterios, i, passo) });
                  setDito(`${nomeDe(i)} é agora o critério ${i + 1 + passo} de ${criterios.length}`);
                }}
                onRemove={() => {
                  errors.clear();
                  mudar({
                    criterios: criterios.filter((_, k) => k !== i),
                    desempates: desempates.filter((nome) => nome !== criterio.codigo),
                  });
                  setDito(`${nomeDe(i)} foi removido`);
                  focar(Math.min(i, criterios.length - 2));
                }}
              />
            )
          }
        />
      ))}
      <p role="status" className="sr-only">
        {dito}
      </p>
      {travado ? null : criterios.length < CRITERIOS_MAXIMO ? (
        <Button
          ref={acrescentar}
          variant="default"
          className={classes.mais}
          onClick={() => {
            errors.clear(LISTA);
            mudar({ criterios: [...criterios, criterioNovo(digitado)] });
            focar(criterios.length);
          }}
        >
          Acrescentar um critério
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          São {CRITERIOS_MAXIMO} critérios, o máximo.
        </Text>
      )}
    </div>
  );
}
