import { MENSAGENS_EDITAL as M, quandoAbreAoCriar } from '@instrutoria/domain/edital/messages.ts';
import { problemasDoNovoEdital } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ehNumeroOuNada, ehObjeto } from '../../../lib/server/shape.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';
import { Recovered } from '../../../ui/drafts/recovered.tsx';
import { useTyped } from '../../../ui/drafts/use-typed.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FormActions } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { agoraQuery } from '../../configuracao/api.ts';
import { useCriarEdital } from '../../edital/api.ts';
import { CamposDosDados, SECOES_DOS_DADOS } from '../components/configuracao/campos-dos-dados.tsx';
import {
  type DadosDigitados,
  dadosDe,
  digitadosDe,
  ehDadosDigitados,
  ROTULOS_DOS_DADOS,
} from '../components/configuracao/dados-digitados.ts';
import { Lados, Secao } from '../components/configuracao/lados.tsx';
import { CopiarDeOutroEdital } from '../components/copiar-de-outro-edital.tsx';

const ROTULOS = { ...ROTULOS_DOS_DADOS, regrasDe: 'Como o edital' };
const SECOES = SECOES_DOS_DADOS.map(([titulo]) => titulo);

/** Typed values stay; values that are still those filled in before follow the new choice. */
function semPerder(old: DadosDigitados, before: DadosDigitados, after: DadosDigitados): DadosDigitados {
  const campos = Object.keys(after) as (keyof DadosDigitados)[];
  const novos = campos.filter((campo) => old[campo] === before[campo]).map((campo) => [campo, after[campo]]);
  return { ...old, ...Object.fromEntries(novos) };
}

interface Novo {
  readonly digitados: DadosDigitados;
  /** The call that it begins from, as it filled in the fields. */
  readonly modelo: { readonly id: number | null; readonly dados: DadosDigitados };
}
const EM_BRANCO: Novo = { digitados: digitadosDe(null), modelo: { id: null, dados: digitadosDe(null) } };

function ehNovo(value: unknown): value is Novo {
  if (!ehObjeto(value) || !ehObjeto(value.modelo)) return false;
  const { id, dados } = value.modelo;
  return ehDadosDigitados(value.digitados) && ehNumeroOuNada(id) && ehDadosDigitados(dados);
}

/** A new edital: name and dates. Its page sets up rules and criteria, from the standard ones or another edital's. */
export default function NovoEdital() {
  const digitado = useTyped({ key: ownKey('edital-novo'), begin: EM_BRANCO, is: ehNovo });
  const { digitados, modelo } = digitado.value;
  const [atual, setAtual] = useState(SECOES[0]);
  const errors = useFormErrors(ROTULOS);
  const criar = useCriarEdital();
  const navigate = useNavigate();
  const hoje = useQuery(agoraQuery).data?.slice(0, 10);

  const salvar = async () => {
    const dados = dadosDe(digitados);
    if (errors.show(problemasDoNovoEdital(dados))) return;
    try {
      const { id } = await criar.mutateAsync({
        ...dados,
        ...(modelo.id === null ? {} : { regrasDe: modelo.id }),
      });
      digitado.forget();
      notify.success(M.criado);
      await navigate(`/editais/${id}/configuracao`);
    } catch (error) {
      errors.showError(error);
    }
  };
  return (
    <>
      <PageHeader
        title="Novo edital"
        crumbs={[{ label: 'Editais', to: '/administracao/editais' }]}
        description="Comece pelo nome, pelas datas e pelos limites. Ao criar, abre-se a configuração, com as regras e o barema."
      />
      <Lados secoes={SECOES} atual={atual} onAtual={setAtual}>
        <Form label="Novo edital" keeps busy={criar.isPending} onSubmit={salvar}>
          <ErrorSummary {...errors.summary} />
          <Recovered {...digitado} act="salvou" />
          <RequiredHint />
          <CopiarDeOutroEdital
            value={modelo.id ?? undefined}
            field={errors.field('regrasDe')}
            onChange={(id, copia) => {
              errors.clear();
              const dados = digitadosDe(copia);
              digitado.set((old) => ({
                digitados: semPerder(old.digitados, old.modelo.dados, dados),
                modelo: { id: id ?? null, dados },
              }));
            }}
          />
          {SECOES_DOS_DADOS.map(([titulo, campos]) => (
            <Secao key={titulo} titulo={titulo} onFocus={setAtual}>
              <CamposDosDados
                campos={campos}
                digitados={digitados}
                edital={null}
                errors={errors}
                onChange={(mudanca) =>
                  digitado.set((old) => ({ ...old, digitados: { ...old.digitados, ...mudanca } }))
                }
              />
            </Secao>
          ))}
          <Text id="quando-abre">{hoje && quandoAbreAoCriar(digitados.inicio, hoje)}</Text>
          <FormActions>
            <Button type="submit" aria-describedby="quando-abre" loading={criar.isPending}>
              Criar o edital
            </Button>
            <Button variant="default" component={Link} to="/administracao/editais">
              Cancelar
            </Button>
          </FormActions>
        </Form>
      </Lados>
    </>
  );
}
