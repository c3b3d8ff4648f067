import { pessoaNaLista } from '@instrutoria/domain/conta/rules/pessoa-na-lista.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import { problemasDaReuniao } from '@instrutoria/domain/reuniao/rules/campos-da-reuniao.ts';
import { Button, Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { comAsPalavras } from '../../../lib/format/format.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Comissao, useAbrirReuniao } from '../api.ts';
import { NOMES_DOS_MEMBROS } from './nomes-dos-membros.ts';
import classes from './reuniao.module.css';

const ROTULOS = {
  local: 'Local',
  membros: 'Quem está presente',
  preside: 'Quem preside',
  redige: 'Quem redige a ata',
} as const;
type Papel = 'preside' | 'redige';

/** Asks for the place and the members, then opens the meeting. */
export function AbrirReuniao(props: { readonly edital: number; readonly comissao: Comissao }) {
  const { edital, comissao } = props;
  const [local, setLocal] = useState('');
  const [membros, setMembros] = useState<readonly string[]>([]);
  const [conduzem, setConduzem] = useState<Readonly<Record<Papel, string>>>({ preside: '', redige: '' });
  const [procura, setProcura] = useState('');
  const errors = useFormErrors(ROTULOS);
  const abrir = useAbrirReuniao();
  const navigate = useNavigate();
  if (!comissao.podeAbrir) return <Notice title={`${comissao.porque ?? ''}.`} />;
  const cabe = comAsPalavras(procura);
  const enviar = async () => {
    const escolhido = (papel: Papel) => (conduzem[papel] === '' ? null : Number(conduzem[papel]));
    const dados = { local, membros: membros.map(Number) };
    if (errors.show(problemasDaReuniao(dados))) return;
    try {
      const { id } = await abrir.mutateAsync({
        edital,
        ...dados,
        preside: escolhido('preside'),
        redige: escolhido('redige'),
      });
      notify.success(M.aberta);
      void navigate(`/sessoes_da_comissao/${id}`);
    } catch (error) {
      errors.showError(error);
    }
  };
  const quem = (papel: Papel, semEscolha: string, description: string) => (
    <NativeSelect
      {...errors.field(papel)}
      label={ROTULOS[papel]}
      description={description}
      name={papel}
      value={conduzem[papel]}
      data={[
        { value: '', label: semEscolha },
        ...comissao.pessoas.map((um) => ({ value: String(um.id), label: pessoaNaLista(um, um.unidade) })),
      ]}
      onChange={(event) => {
        errors.clear(papel);
        setConduzem({ ...conduzem, [papel]: event.currentTarget.value });
      }}
    />
  );
  return (
    <Panel title="Abrir uma sessão">
      <Form label="Abrir uma sessão" busy={abrir.isPending} onSubmit={enviar}>
        <ErrorSummary {...errors.summary} />
        <Text>
          A pauta é uma cópia do ranque atual, com a proposta que está na mesa de decisão. Cada decisão tomada
          na sessão vale na hora: grava também a mesa de decisão.
        </Text>
        <TextInput
          {...errors.field('local')}
          label={ROTULOS.local}
          withAsterisk
          value={local}
          onChange={(event) => {
            errors.clear('local');
            setLocal(event.currentTarget.value);
          }}
        />
        <TextInput
          type="search"
          label="Procurar na lista de pessoas"
          value={procura}
          onChange={(event) => setProcura(event.currentTarget.value)}
        />
        <Checkbox.Group
          {...errors.field('membros')}
          label={ROTULOS.membros}
          description={`${membros.length} escolhidos. Quem chegar depois pode entrar durante a sessão.`}
          withAsterisk
          value={[...membros]}
          onChange={(escolhidos) => {
            errors.clear('membros');
            setMembros(escolhidos);
          }}
        >
          <Stack gap="xs" mt="xs" className={classes.pessoas}>
            {comissao.pessoas
              .filter(({ id, nome }) => cabe(nome) || membros.includes(String(id)))
              .map((um) => (
                <Checkbox
                  size="md"
                  key={um.id}
                  value={String(um.id)}
                  label={`${pessoaNaLista(um, um.unidade)} (${NOMES_DOS_MEMBROS[um.tipo]})`}
                />
              ))}
          </Stack>
        </Checkbox.Group>
        {quem(
          'preside',
          'Você, se está presente; senão o presidente da comissão',
          'Fica também entre os presentes. Num item em que está impedido, outro presente preside.',
        )}
        {quem('redige', 'Você', 'A ata traz o nome e o lugar da assinatura.')}
        <FormActions>
          <Button type="submit" loading={abrir.isPending}>
            Abrir a sessão
          </Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
