import { oneAddressEach } from '../support/network';
import { sendEachForm } from '../support/send-each-form';
import { test } from '../support/site';

oneAddressEach(test);
sendEachForm(test, 'de');
