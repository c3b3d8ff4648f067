import { SEMENTE_MAXIMA } from '@instrutoria/domain/barema/limits.ts';
import { DESEMPATES_FIXOS } from '@instrutoria/domain/barema/types.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { baremaDe, comNomes } from './barema-digitado.ts';
import classes from './editor.module.css';
import { type EmEdicao, mover } from './em-edicao.ts';
import { MoverERemover } from './mover-e-remover.tsx';
import { desempateEmPalavras } from './palavras-do-barema.ts';

const ESCOLHER = 'novo-desempate';

/** The tie-breaks in order; the lot with its seed. */
export function ListaDeDesempates(props: {
  readonly edicao: EmEdicao;
  readonly tipo: TipoDeProjeto;
  readonly errors: FormErrors;
  readonly travado: boolean;
}) {
  const { edicao, tipo, errors, travado } = props;
  const { digitado, mudar } = edicao;
  const { desempates } = digitado;
  const [dito, setDito] = useState('');
  const barema = comNomes(baremaDe(digitado));
  const palavras = (nome: string) => desempateEmPalavras(barema, nome);
  // A TIPO II project has no disciplines, and so no TSD.
  const fixos = DESEMPATES_FIXOS.filter((nome) => nome !== 'tsd' || tipo === 'TIPO I');
  const restantes = [...digitado.criterios.map(({ codigo }) => codigo), ...fixos].filter(
    (nome) => !desempates.includes(nome),
  );
  const [escolhido, setEscolhido] = useState('');
  const aEntrar = restantes.includes(escolhido) ? escolhido : restantes[0];
  return (
    <section aria-label="Desempates" className={classes.lista}>
      {desempates.length === 0 && <Text>Quem tem o mesmo total divide a posição.</Text>}
      <ol className={classes.desempates}>
        {desempates.map((nome, i) => {
          const { id, error } = errors.field(`barema.desempates.${i}`);
          return (
            <li key={nome}>
              <div className={classes.cabeca} id={id} tabIndex={-1}>
                <span>
                  {palavras(nome)}
                  {error !== undefined && <Text c="var(--bad)">{error}</Text>}
                </span>
                {!travado && (
                  <MoverERemover
                    nome={palavras(nome)}
                    lugar={i}
                    ultimo={desempates.length - 1}
                    onMove={(passo) => {
                      errors.clear();
                      mudar({ desempates: mover(desempates, i, passo) });
                      setDito(`${palavras(nome)} é agora o ${i + 1 + passo}º desempate`);
                    }}
                    onRemove={() => {
                      errors.clear();
                      mudar({ desempates: desempates.filter((um) => um !== nome) });
                      setDito(`${palavras(nome)} foi removido`);
                      setTimeout(() => document.getElementById(ESCOLHER)?.focus());
                    }}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {dito}
      </p>
      {!travado && aEntrar !== undefined && (
        <div className={classes.escolha}>
          <NativeSelect
            id={ESCOLHER}
            label="Mais um desempate"
            description="Com o mesmo total vem antes quem tem…"
            value={aEntrar}
            data={restantes.map((nome) => ({ value: nome, label: palavras(nome) }))}
            onChange={(event) => setEscolhido(event.currentTarget.value)}
          />
          <Button
            variant="default"
            onClick={() => {
              mudar({ desempates: [...desempates, aEntrar] });
              setDito(`${palavras(aEntrar)} é o ${desempates.length + 1}º desempate`);
            }}
          >
            Acrescentar o desempate
          </Button>
        </div>
      )}
      {travado && desempates.includes('sorteio') && <Text>Número do sorteio: “{digitado.semente}”</Text>}
      {!travado && desempates.includes('sorteio') && (
        <TextInput
          {...errors.field('barema.semente')}
          label="Número do sorteio"
          description={`Um texto que ninguém escolhe depois, como o número de um concurso da loteria; até ${SEMENTE_MAXIMA} caracteres.`}
          withAsterisk
          aria-required
          autoComplete="off"
          value={digitado.semente}
          onChange={(event) => {
            errors.clear('barema.semente');
            mudar({ semente: event.currentTarget.value });
          }}
        />
      )}
    </section>
  );
}
